/** Opens a text message to a number; `?&body=` is read by phones of both makers. */
export const smsAddress = (phone: string, text: string): string =>
  `sms:${phone.replace(/(?!^\+)[^\d]/g, "")}?&body=${encodeURIComponent(text)}`;

/** Opens an e-mail to an address, as RFC 6068 writes it. */
export const mailAddress = (email: string, { subject, text }: Record<"subject" | "text", string>): string =>
  `mailto:${encodeURIComponent(email).replaceAll("%40", "@")}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
