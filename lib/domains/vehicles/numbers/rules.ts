import { cleanText } from "@/lib/shared/compact";

const MID_MAX_LENGTH = 20;

/** An AutoData number (MID) as it is stored: capitals, at most 20 of letters, digits, blanks, dots, dashes; null for anything else. */
export function readMid(raw: string): string | null {
  const mid = cleanText(raw).toUpperCase();
  return mid.length <= MID_MAX_LENGTH && /^[A-Z0-9][A-Z0-9 ._-]*$/.test(mid) ? mid : null;
}
