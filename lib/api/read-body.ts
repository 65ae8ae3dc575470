import { invalid, Problem } from "@/lib/platform/problems";
import { holdFor, mostForm } from "./held-forms";
import { moving } from "./moving-body";
import { parseForm } from "./parse-form";

const mostText = 4_000_000;
const longestText = 1_000_000;

const tooLarge = (most: number) =>
  new Problem(413, "body-too-large", `The body has more than ${Math.round(most / 1_000_000)} MB.`);

/** The JSON of a request; 400 for what is none, 413 for more than a screen ever sends. */
export async function readJson(request: Request): Promise<unknown> {
  const text = await readText(request);
  if (text.length > longestText) throw invalid("invalid-input", "The body is longer than 1,000,000 characters.");
  try {
    return JSON.parse(text);
  } catch {
    throw invalid("invalid-input", "The body is not JSON.");
  }
}

const announced = ({ headers }: Request): number | null => {
  const length = headers.get("content-length");
  return length === null ? null : Number(length);
};

async function readText(request: Request): Promise<string> {
  const length = announced(request);
  if (length !== null && length > mostText) throw tooLarge(mostText);
  if (length !== null) return request.text();
  return new TextDecoder().decode(await gather(request, mostText, () => undefined));
}

/**
 * The fields of a form by name, several of one name as a list. Its bytes are counted while they come: no form, and not
 * all of them together, can take the process's memory, and no sender more than a share of it. 413 for one that is too
 * large, 503 when many are being read, 400 for one that stands still.
 */
export async function readForm(request: Request, sender: string): Promise<Record<string, unknown>> {
  const type = request.headers.get("content-type") ?? "";
  if (!type.startsWith("multipart/form-data")) throw invalid("invalid-input", "The body must be multipart/form-data.");
  const share = holdFor(sender);
  try {
    return await parseForm(await gather(request, mostForm, share.hold), type);
  } finally {
    share.release();
  }
}

async function gather(request: Request, most: number, hold: (bytes: number) => void) {
  if ((announced(request) ?? 0) > most) throw tooLarge(most);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of moving(request.body ?? [])) {
    size += chunk.length;
    if (size > most) throw tooLarge(most);
    hold(chunk.length);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}

/** The text of a request as it came, for what is signed byte for byte; 413 for more than any message of others is. */
export const readRaw = (request: Request): Promise<string> => readText(request);
