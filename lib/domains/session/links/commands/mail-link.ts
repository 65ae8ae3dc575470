import { queueMail } from "@/lib/domains/mails/commands/queue-mail";
import { countMailsAbout } from "@/lib/domains/mails/queries/count-mails";
import { writeMail } from "@/lib/domains/mails/write";
import { requireRight, type Actor } from "@/lib/platform/actor";
import { audit } from "@/lib/platform/audit";
import { prisma, read } from "@/lib/platform/db";
import { conflict, notFound, tooMany } from "@/lib/platform/problems";
import { homeLanguage } from "@/lib/shared/languages";
import { mayEnter } from "@/lib/shared/rights";
import { requireAdministered } from "../../members/queries";
import { linkLifetimeMs, mostMailedLinks } from "../rules";
import { insertLink } from "./make-link";

interface Reader {
  email: string;
  name: string;
  language: string | null;
  rights: string[];
}

const reader = {
  name: "link_reader",
  text: `select u.email, u.name, u.language, m.rights from "user" u join membership m on m.user_id = u.id
    where m.company_id = $1 and u.id = $2 and u.disabled_at is null`,
};

/**
 * Sends a user a link that signs them in, once, within ten minutes: by e-mail to their own address, so that the
 * administrator who asks for it never sees it. 409 for who may not enter the company.
 */
export async function mailLink(
  actor: Actor,
  { companyId, userId }: { companyId: number; userId: number },
): Promise<{ mailId: number; email: string }> {
  requireRight(actor, "UsersAdmin");
  await requireAdministered(actor, { companyId, userId }, "UsersAdmin");
  const [found] = await read<Reader>(reader, [companyId, userId]);
  if (!found) throw notFound();
  const { email, name, language, rights } = found;
  if (!mayEnter(rights)) throw conflict("cannot-enter", "This user has no right that lets them in.");
  const now = Date.now();
  return prisma().$transaction(async (tx) => {
    const about = { noun: "user", id: userId } as const;
    if ((await countMailsAbout(actor, { ...about, sinceMs: linkLifetimeMs }, tx)) >= mostMailedLinks)
      throw tooMany(600);
    const link = { companyId, userId, time: String(now), pathname: "/", autologin: true };
    const { url, expiresAt } = await insertLink(link, tx);
    const values = { name, minutes: linkLifetimeMs / 60_000 };
    const written = await writeMail({ kind: "signInLink", language: language ?? homeLanguage, values, url });
    const mail = { ...written, kind: "signInLink", to: { address: email, name }, about, expiresAt } as const;
    const mailId = await queueMail(actor, { ...mail, from: "Etabli", replyTo: null }, tx);
    await audit(actor, tx, {
      companyId,
      action: "make-link",
      entity: "user",
      entityId: userId,
      detail: { autologin: true },
    });
    return { mailId, email };
  });
}
