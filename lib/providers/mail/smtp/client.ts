import { createTransport } from "nodemailer";
import { mailOptions } from "../compose";
import type { MailTransport } from "../port";
import { failureOf, type SmtpError } from "./map";

export interface SmtpSettings {
  /** smtp://user:password@host:port, or smtps:// for a server that speaks TLS from the first byte. */
  url: string;
  sender: string;
  /** Milliseconds for the connection and for each answer. */
  answerMs?: number;
  /** Milliseconds for a whole message: a server that drips its answers is let go. */
  messageMs?: number;
}

const isHere = (host: string): boolean => /^(localhost|127(\.\d+){3}|\[?::1\]?)$/.test(host);

/**
 * A mail server by SMTP (RFC 5321). One connection a message: what a lost one left in doubt is then known to be one
 * message's. A password is never sent in the clear but to this machine.
 */
export function makeSmtpTransport({ url, sender, answerMs = 15_000, messageMs = 60_000 }: SmtpSettings): MailTransport {
  const { protocol, username, hostname } = new URL(url);
  const needsTls = protocol === "smtp:" && username !== "" && !isHere(hostname);
  const transport = createTransport({
    url,
    requireTLS: needsTls,
    connectionTimeout: answerMs,
    greetingTimeout: answerMs,
    socketTimeout: answerMs,
    dnsTimeout: answerMs,
  });
  return {
    delivers: true,
    async send(message) {
      const signal = AbortSignal.timeout(messageMs);
      try {
        const { response } = await transport.sendMail({ ...mailOptions(message, sender), signal });
        return { reply: response.slice(0, 300) };
      } catch (error) {
        throw failureOf(signal.aborted ? { code: "EABORT", message: "no end" } : (error as SmtpError));
      }
    },
    read: () => Promise.resolve(null),
    forget: () => Promise.resolve(),
  };
}
