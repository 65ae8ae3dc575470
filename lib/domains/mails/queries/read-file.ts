import { findMailFile, hasMailFile } from "@/lib/domains/files/mails/queries";
import { requireRight, type Actor } from "@/lib/platform/actor";
import { notFound } from "@/lib/platform/problems";
import { mailTransport } from "@/lib/providers/mail";
import type { Mail } from "../schema";
import { findMail, getMail } from "./list-mails";

/** What a reader may see of a message is in its file too: none of one whose content opens something. */
const mayHaveFile = ({ text, state }: Pick<Mail, "text" | "state">): boolean => text !== null && state === "kept";

/** What was written before files were kept beside their messages lies in the folder of this process alone. */
const inFolder = (messageId: string): Promise<Uint8Array | null> => mailTransport().read(messageId);

/** A message of the company as administration shows it; null for another company's. */
export async function findShownMail(actor: Actor, input: { id: number }): Promise<Mail | null> {
  requireRight(actor, "admin");
  const found = await findMail(actor, input);
  if (!found) return null;
  const { messageId, ...mail } = found;
  if (!mayHaveFile(mail)) return { ...mail, hasFile: false };
  return { ...mail, hasFile: (await hasMailFile(actor, input)) || (await inFolder(messageId)) !== null };
}

/** The same; 404 when there is none. */
export async function showMail(actor: Actor, input: { id: number }): Promise<Mail> {
  requireRight(actor, "admin");
  const found = await findShownMail(actor, input);
  if (!found) throw notFound();
  return found;
}

/** The file of a message in a house without a mail server; 404 where there is none to show. */
export async function readMailFile(actor: Actor, input: { id: number }): Promise<Uint8Array> {
  requireRight(actor, "admin");
  const { messageId, ...mail } = await getMail(actor, input);
  const file = mayHaveFile(mail) ? ((await findMailFile(actor, input)) ?? (await inFolder(messageId))) : null;
  if (!file) throw notFound();
  return file;
}
