import { z } from "zod";
import { limit, queryId } from "@/lib/platform/shapes";
import { nameShapes } from "@/lib/shared/named-shapes";

export const mailStates = ["queued", "sending", "sent", "kept", "failed", "expired"] as const;
export type MailState = (typeof mailStates)[number];

/** What a message says: paragraphs divided by an empty line, what it opens, and why it came. */
export interface MailContent {
  text: string;
  action: { label: string; url: string } | null;
  footer: string;
  /** Where one press ends such messages (RFC 8058). */
  unsubscribe?: string;
}

/** What a message is about: who lists them asks by it. */
export const mailTopics = ["quote", "user", "notification", "order"] as const;
export type MailTopic = (typeof mailTopics)[number];

/** An address as servers take it: one line, one at sign. */
export const mailAddress = z
  .string()
  .trim()
  .max(254, "too-long")
  .regex(/^[^\s@<>,;:"()[\]\\]{1,64}@[^\s@<>,;:"()[\]\\]+\.[^\s@<>,;:"()[\]\\]{2,}$/, "email");

const at = z.string().nullable();
export const mailRow = z.object({
  id: z.number().int(),
  kind: z.string(),
  toAddress: z.string(),
  toName: z.string().nullable(),
  subject: z.string(),
  state: z.enum(mailStates),
  tries: z.number().int(),
  fault: z.string().nullable(),
  reply: z.string().nullable(),
  createdAt: z.string(),
  sentAt: at,
  /** When it is tried next; null for one that has ended. */
  dueAt: at,
});

export const mail = mailRow.extend({
  fromName: z.string().nullable(),
  replyTo: z.string().nullable(),
  language: z.string(),
  attachment: z.string().nullable(),
  /** Null where the content opens something by itself and is shown to nobody. */
  text: z.string().nullable(),
  hasFile: z.boolean(),
});

export const mailPage = z.object({ mails: z.array(mailRow), next: z.number().int().nullable() });
export const mailSearch = z.object({
  state: z.enum(mailStates).optional(),
  search: z.string().max(200).default(""),
  after: queryId.optional(),
  limit: limit(50, 100),
});

nameShapes({ MailRow: mailRow, Mail: mail });

export type MailRow = z.infer<typeof mailRow>;
export type Mail = z.infer<typeof mail>;
export type MailPage = z.infer<typeof mailPage>;
export type MailSearch = z.infer<typeof mailSearch>;
