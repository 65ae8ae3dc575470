import type { SendMailOptions } from "nodemailer";
import type { MailMessage } from "./port";

/** A message in the library's words. Neither files nor addresses that a text names are ever fetched. */
export const mailOptions = (message: MailMessage, sender: string): SendMailOptions => ({
  messageId: `<${message.id}@${sender.slice(sender.indexOf("@") + 1)}>`,
  from: { name: message.from ?? "", address: sender },
  to: { name: message.to.name ?? "", address: message.to.address },
  ...(message.replyTo ? { replyTo: message.replyTo } : {}),
  subject: message.subject,
  text: message.text,
  html: message.html,
  headers: { ...message.headers },
  attachments: message.attachments.map(({ filename, type, bytes }) => ({
    filename,
    contentType: type,
    content: Buffer.from(bytes),
  })),
  disableFileAccess: true,
  disableUrlAccess: true,
});
