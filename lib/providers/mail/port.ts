import type { MailFault } from "@/lib/shared/mail-faults";

export interface MailPerson {
  name: string | null;
  address: string;
}

export interface MailAttachment {
  filename: string;
  type: string;
  bytes: Uint8Array;
}

/** A message as it leaves the house. The id names it for good: a second try of the same message bears it again. */
export interface MailMessage {
  id: string;
  from: string | null;
  to: MailPerson;
  replyTo: string | null;
  subject: string;
  text: string;
  html: string;
  headers: Readonly<Record<string, string>>;
  attachments: readonly MailAttachment[];
}

/** Why a message did not leave, with the server's own words where it spoke. */
export class MailFailure extends Error {
  constructor(
    readonly fault: MailFault,
    readonly reply: string | null,
    options?: ErrorOptions,
  ) {
    super(`mail: ${fault}${reply ? ` (${reply})` : ""}`, options);
    this.name = "MailFailure";
  }

  /** The same message would be refused again. */
  get isFinal(): boolean {
    return this.fault === "refused" || this.fault === "too-large";
  }
}

/** Hands messages over. */
export interface MailTransport {
  /** False for a house without a mail server: messages are kept where administration reads them. */
  readonly delivers: boolean;
  /** Answers the server's last word. Throws MailFailure. */
  send(message: MailMessage): Promise<{ reply: string | null }>;
  /** A message as it was written, where it is kept; null elsewhere. */
  read(id: string): Promise<Uint8Array | null>;
  /** Deletes what is kept from before a moment. */
  forget(before: Date): Promise<void>;
}
