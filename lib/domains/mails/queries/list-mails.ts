import { companyOf, requireRight, requireUser, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { notFound } from "@/lib/platform/problems";
import { deliversMail } from "@/lib/providers/mail";
import { storable } from "@/lib/shared/compact";
import type { Right } from "@/lib/shared/rights";
import { mailText } from "../rules";
import type { Mail, MailContent, MailPage, MailRow, MailSearch, MailTopic } from "../schema";

const columns = `id, kind, to_address as "toAddress", to_name as "toName", subject, state, tries, fault, reply,
  created_at as "createdAt", sent_at as "sentAt", due_at as "dueAt"`;

const page = {
  name: "mail_page",
  text: `select ${columns} from mail
    where company_id = $1 and not bulk and ($2::int is null or id < $2) and ($3::text is null or state = $3)
      and ($4 = '' or position(unaccent(lower($4)) in unaccent(lower(concat_ws(' ', to_address, to_name, subject)))) > 0)
    order by id desc limit $5`,
};

const one = {
  name: "mail_one",
  text: `select ${columns}, from_name as "fromName", reply_to as "replyTo", language, attachment, content,
      message_id as "messageId"
    from mail where company_id = $1 and id = $2 and not bulk`,
};

const about = {
  name: "mail_about",
  text: `select ${columns} from mail where company_id = $1 and about = $2 and about_id = $3 order by id desc limit 20`,
};

type Dated<T> = Omit<T, "createdAt" | "sentAt" | "dueAt"> & {
  createdAt: Date;
  sentAt: Date | null;
  dueAt: Date | null;
};

const undated = <T extends Dated<MailRow>>(row: T) => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  sentAt: row.sentAt?.toISOString() ?? null,
  dueAt: row.dueAt?.toISOString() ?? null,
});

type StoredMail = Dated<Omit<Mail, "text" | "hasFile">> & { content: MailContent | null; messageId: string };

/** What the company's people wrote, newest first, by state and by words of address, name and subject; `next` continues the list. */
export async function listMails(actor: Actor, { state, search, after, limit }: MailSearch): Promise<MailPage> {
  requireRight(actor, "admin");
  const words = storable(search) ? search.trim() : "";
  const values = [companyOf(actor), after ?? null, state ?? null, words, limit + 1];
  const rows = await read<Dated<MailRow>>(page, values);
  const mails = rows.slice(0, limit).map(undated);
  return { mails, next: rows.length > limit ? (mails.at(-1)?.id ?? null) : null };
}

/** A message of the company with what it says, and the id of its file; null for another company's. */
export async function findMail(
  actor: Actor,
  { id }: { id: number },
): Promise<(Omit<Mail, "hasFile"> & { messageId: string }) | null> {
  requireRight(actor, "admin");
  const [row] = await read<StoredMail>(one, [companyOf(actor), id]);
  if (!row) return null;
  const { content, ...known } = row;
  return { ...undated(known), text: content && mailText(content) };
}

/** What was sent about one thing, newest first, to whoever may see the thing. */
export async function listMailsAbout(
  actor: Actor,
  { noun, id, right }: { noun: MailTopic; id: number; right: Right },
): Promise<MailRow[]> {
  requireRight(actor, right);
  return (await read<Dated<MailRow>>(about, [companyOf(actor), noun, id])).map(undated);
}

/** Whether messages leave this installation: without a mail server they are kept, and reach nobody. */
export function deliversMails(actor: Actor): boolean {
  requireUser(actor);
  return deliversMail();
}

/** The same as `findMail`; 404 when there is none. */
export async function getMail(actor: Actor, input: { id: number }) {
  const found = await findMail(actor, input);
  if (!found) throw notFound();
  return found;
}
