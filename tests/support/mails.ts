import { readdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { queueMail, type NewMail } from "@/lib/domains/mails/commands/queue-mail";
import { writeMail } from "@/lib/domains/mails/write";
import { findActor } from "@/lib/domains/session/queries/find-actor";
import { prisma, read } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";

/** Lets no message of other companies be due: the job sends for all. */
export async function aloneInTheOutbox({ companyId }: { companyId: number }): Promise<void> {
  const text = "update mail set due_at = null, state = 'expired' where company_id <> $1 and due_at is not null";
  await read({ name: "test_outbox_of_others", text }, [companyId]);
}

/** A message of the company's user in the outbox; its id. */
export async function queueOne({ token }: { token: string }, more: Partial<NewMail> = {}): Promise<number> {
  const actor = await findActor(token);
  if (!actor) throw new Error("no actor");
  const kind = more.kind ?? "quote";
  const values = {
    number: "D-1",
    expires: "01/01/2027",
    company: "Garage",
    customer: "Client",
    name: "Nora",
    minutes: 10,
  };
  const url = kind === "quote" ? undefined : "https://etabli.example/s/abc/1";
  const written = await writeMail({ kind, language: "fr", values, url });
  const mail = { ...written, kind, to: { address: "client@example.com" }, from: "Garage", replyTo: null, ...more };
  return prisma().$transaction((tx) => queueMail(actor, mail, tx));
}

export const mailOf = (companyId: number, id: number) =>
  prisma().mail.findUniqueOrThrow({ where: { companyId_id: { companyId, id } } });

const folder = () => path.resolve(env().ETABLI_DATA_DIR, "mail");

/** The file of a message in a house without a mail server. */
export const writtenFile = (messageId: string): Promise<string> =>
  readFile(path.join(folder(), `${messageId}.eml`), "latin1");
/** As another machine is without it. */
export const removeFile = (messageId: string): Promise<void> => rm(path.join(folder(), `${messageId}.eml`));
export const writtenFiles = (): Promise<string[]> => readdir(folder()).catch(() => []);
