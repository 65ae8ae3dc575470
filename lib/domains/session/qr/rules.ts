/** What a scanned text is: a code that may sign in, or why not. */
export type ScannedCode =
  { code: string } | { refused: "length"; length: number } | { refused: "characters"; length: number };

export const qrCodeLength = 36;

/** Reads the text of a QR code: 36 characters of hex digits and dashes, nothing else. */
export function readQrCode(text: string): ScannedCode {
  const { length } = text;
  if (length !== qrCodeLength) return { refused: "length", length };
  return /^[0-9A-Fa-f-]+$/.test(text) ? { code: text.toLowerCase() } : { refused: "characters", length };
}
