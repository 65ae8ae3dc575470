import { directionOf } from "@/lib/shared/languages";
import type { MailContent } from "./schema";

const minuteMs = 60_000;
/** Minutes between one try and the next: greylisting lets through after some, a server that is down needs hours. */
const waits = [1, 5, 15, 60, 180, 360, 720] as const;
/** Tries of a message until it is given up: about a day. */
export const mostTries = waits.length + 1;
/** How long a hand may hold a message before another takes it over: longer than any send. */
export const claimMs = 5 * minuteMs;
/** Messages that people of one company write in an hour at most. */
export const mostAnHour = 120;
/** Days that a message is kept after it ended. */
export const keptDays = 90;

interface Tried {
  tries: number;
  expiresAt: Date | null;
}

export type AfterFault = { state: "queued"; dueAt: Date } | { state: "failed" } | { state: "expired" };

/** What becomes of a message that did not leave: another try later, or none where it would be refused again or come too late. */
export function afterFault({ tries, expiresAt }: Tried, isFinal: boolean, now: Date): AfterFault {
  const minutes = waits[tries - 1];
  if (isFinal || minutes === undefined) return { state: "failed" };
  const dueAt = new Date(now.getTime() + minutes * minuteMs);
  return expiresAt !== null && dueAt >= expiresAt ? { state: "expired" } : { state: "queued", dueAt };
}

/** What a message became that the transport took. */
export const endState = (delivers: boolean): "sent" | "kept" => (delivers ? "sent" : "kept");

/** The message for a reader without pictures: paragraphs, what to open, why it came. */
export function mailText({ text, action, footer }: MailContent): string {
  const open = action ? [`${action.label}\n${action.url}`] : [];
  return `${[text, ...open].join("\n\n")}\n\n-- \n${footer}\n`;
}

const escaped: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const html = (text: string): string => text.replace(/[&<>"']/g, (mark) => escaped[mark] ?? mark);
const lines = (text: string): string => html(text).replaceAll("\n", "<br>");

const styles = {
  body: "margin:0;padding:24px 12px;background:#f3f4f6;color:#1b1f24;font:16px/1.5 system-ui,-apple-system,Segoe UI,Roboto,Arial,sans-serif",
  sheet: "max-width:560px;margin:0 auto;padding:24px;background:#ffffff;border-radius:8px",
  button:
    "display:inline-block;padding:12px 20px;background:#1d4ed8;color:#ffffff;border-radius:6px;font-weight:600;text-decoration:none",
  foot: "max-width:560px;margin:16px auto 0;color:#5b6470;font-size:13px",
};

/** The same as a page of its own: no pictures, nothing fetched, every word of others escaped. */
export function mailHtml({ text, action, footer }: MailContent, subject: string, language: string): string {
  const paragraphs = text.split(/\n{2,}/).map((part) => `<p style="margin:0 0 16px">${lines(part)}</p>`);
  const open = action
    ? [`<p style="margin:24px 0"><a href="${html(action.url)}" style="${styles.button}">${html(action.label)}</a></p>`]
    : [];
  return [
    `<!doctype html><html lang="${html(language)}" dir="${directionOf(language)}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width"><title>${html(subject)}</title></head>`,
    `<body style="${styles.body}"><div style="${styles.sheet}">${[...paragraphs, ...open].join("")}</div>`,
    `<p style="${styles.foot}">${lines(footer)}</p></body></html>`,
  ].join("");
}

/** Headers by which other programs know what a message is, and how such messages are ended in one press (RFC 8058). */
export const mailHeaders = (of: { language: string; bulk: boolean; unsubscribe?: string }): Record<string, string> => ({
  "Content-Language": of.language,
  ...(of.bulk ? { "Auto-Submitted": "auto-generated", Precedence: "bulk" } : {}),
  ...(of.unsubscribe
    ? { "List-Unsubscribe": `<${of.unsubscribe}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" }
    : {}),
});
