import path from "node:path";
import { env } from "@/lib/platform/env";
import { oncePerProcess } from "@/lib/platform/shared-state";
import { makeMailFolder } from "./embedded";
import type { MailTransport } from "./port";
import { makeSmtpTransport } from "./smtp/client";

/** Who takes this installation's messages: the server that ETABLI_MAIL_URL names, else a folder of the data folder. */
export const mailTransport = (): MailTransport => oncePerProcess("mail-transport", choose);

function choose(): MailTransport {
  const { ETABLI_MAIL_URL: url, ETABLI_MAIL_FROM, NEXTAUTH_URL, ETABLI_DATA_DIR } = env();
  const sender = ETABLI_MAIL_FROM || `etabli@${new URL(NEXTAUTH_URL).hostname}`;
  if (url) return makeSmtpTransport({ url, sender });
  return makeMailFolder({ folder: path.resolve(ETABLI_DATA_DIR, "mail"), sender });
}

/** Whether messages leave the house at all: else they are kept in the folder. */
export const deliversMail = (): boolean => env().ETABLI_MAIL_URL !== "";
