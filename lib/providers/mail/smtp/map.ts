import type { MailFault } from "@/lib/shared/mail-faults";
import { MailFailure } from "../port";

/** The fields of the library's errors that tell what happened. */
export interface SmtpError {
  code?: string;
  command?: string;
  responseCode?: number;
  response?: string;
  message?: string;
}

const longestReply = 300;

/** Faults of the way to the server and of the sign-in there, by the library's code. */
const byCode: Record<string, MailFault> = {
  EDNS: "unreachable",
  ESOCKET: "unreachable",
  EPROXY: "unreachable",
  ECONNECTION: "dropped",
  EPROTOCOL: "dropped",
  ESTREAM: "dropped",
  ETIMEDOUT: "slow",
  EABORT: "slow",
  ABORT_ERR: "slow",
  ETLS: "encryption",
  EREQUIRETLS: "encryption",
  EAUTH: "login",
  ENOAUTH: "login",
  EOAUTH2: "login",
};

/** Replies by which a server says that nobody has signed in, or may not (RFC 4954). */
const signIn = new Set([530, 534, 535, 538]);

function faultOf({ code = "", command = "", responseCode = 0, message = "" }: SmtpError): MailFault {
  if (/ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ENOTFOUND/.test(message)) return "unreachable";
  if (signIn.has(responseCode)) return "login";
  if (responseCode === 421) return "dropped";
  if (responseCode === 552 || responseCode === 523 || /larger than allowed/.test(message)) return "too-large";
  if (responseCode >= 400 && responseCode < 500) return "busy";
  if (responseCode >= 500) return command === "MAIL FROM" ? "sender" : code in byCode ? "dropped" : "refused";
  if (code === "EENVELOPE") return "refused";
  return byCode[code] ?? "dropped";
}

/** The server's words in one line, short enough to be kept. */
const replyOf = ({ response, message }: SmtpError): string | null =>
  (response ?? message ?? "")
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim()
    .slice(0, longestReply) || null;

/** Why the server did not take a message. */
export const failureOf = (error: SmtpError): MailFailure =>
  new MailFailure(faultOf(error), replyOf(error), { cause: error });
