import { unavailable } from "@/lib/platform/problems";
import { oncePerProcess } from "@/lib/platform/shared-state";

/** Bytes of one form, of the forms of one sender, and of all forms that this process holds at once. */
export const mostForm = 24_000_000;
const mostOfOne = mostForm;
const mostHeld = 4 * mostForm;

const held = () => oncePerProcess("held-forms", () => ({ bytes: 0, of: new Map<string, number>() }));

/** Counts the bytes that one form of a sender holds; 503 where all together, or the sender's, would be too many. */
export function holdFor(sender: string): { hold: (bytes: number) => void; release: () => void } {
  let mine = 0;
  const hold = (bytes: number) => {
    const own = held().of.get(sender) ?? 0;
    if (held().bytes + bytes > mostHeld || own + bytes > mostOfOne)
      throw unavailable("forms-busy", "Many files are being received, please try again.", { retryAfterSeconds: 3 });
    held().bytes += bytes;
    held().of.set(sender, own + bytes);
    mine += bytes;
  };
  const release = () => {
    const left = (held().of.get(sender) ?? 0) - mine;
    held().bytes -= mine;
    if (left > 0) held().of.set(sender, left);
    else held().of.delete(sender);
  };
  return { hold, release };
}
