import { invalid, Problem, unavailable } from "@/lib/platform/problems";
import { oncePerProcess } from "@/lib/platform/shared-state";

/** Bytes of one text, of one form, and of all forms that this process holds at once. */
const mostText = 4_000_000;
export const mostForm = 24_000_000;
const mostHeld = 48_000_000;
const longestText = 1_000_000;

const held = () => oncePerProcess("held-forms", () => ({ bytes: 0 }));

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
 * all of them together, can take the process's memory. 413 for one that is too large, 503 when many are being read.
 */
export async function readForm(request: Request): Promise<Record<string, unknown>> {
  const type = request.headers.get("content-type") ?? "";
  if (!type.startsWith("multipart/form-data")) throw invalid("invalid-input", "The body must be multipart/form-data.");
  let mine = 0;
  const hold = (bytes: number) => {
    if (held().bytes + bytes > mostHeld)
      throw unavailable("forms-busy", "Many files are being received, please try again.", { retryAfterSeconds: 3 });
    held().bytes += bytes;
    mine += bytes;
  };
  try {
    const bytes = await gather(request, mostForm, hold);
    const form = await new Response(bytes, { headers: { "content-type": type } }).formData().catch(() => {
      throw invalid("invalid-input", "The body is not a readable form.");
    });
    const names = [...new Set(form.keys())];
    return Object.fromEntries(names.map((name) => [name, alone(form.getAll(name))]));
  } finally {
    held().bytes -= mine;
  }
}

const alone = (values: FormDataEntryValue[]): unknown => (values.length === 1 ? values[0] : values);

async function gather(request: Request, most: number, hold: (bytes: number) => void) {
  if ((announced(request) ?? 0) > most) throw tooLarge(most);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    if (size > most) throw tooLarge(most);
    hold(chunk.length);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}
