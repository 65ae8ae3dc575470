import { createHash } from "node:crypto";
import { log } from "@/lib/platform/log";
import { unavailable, type Problem } from "@/lib/platform/problems";
import { objectStore } from "@/lib/providers/files";
import { ProviderFailure } from "@/lib/providers/http/failure";

/** What a row tells of its bytes: they are there, or in the object storage under a name. */
export interface Lying {
  bytes: Buffer | null;
  object: string | null;
  size: number | null;
  sha256: Buffer | null;
}

/**
 * The bytes of a file from where its row says that they lie, whole and as they were kept; null without a row. `find` reads the
 * row, once more when what it named has moved meanwhile. 503 when the storage does not give them.
 */
export async function loadBytes(find: () => Promise<Lying | undefined>): Promise<Buffer | null> {
  const row = await find();
  if (!row || row.bytes) return row?.bytes ?? null;
  try {
    return await fetchObject(row);
  } catch (error) {
    if (!isGone(error)) throw asProblem(error);
  }
  const now = await find();
  if (!now || now.bytes) return now?.bytes ?? null;
  return fetchObject(now).catch((error: unknown) => {
    if (isGone(error)) log.error({ object: now.object }, "a stored file is not there");
    throw asProblem(error);
  });
}

export const hashOf = (bytes: Uint8Array): Buffer => createHash("sha256").update(bytes).digest();

/** An object as its row measured it: asked for twice, and told in the log when it is not to be had. */
export async function fetchObject({ object, size, sha256 }: Lying): Promise<Buffer> {
  const found = await getWhole({ object, size, sha256 }).catch((error: unknown) => {
    if (isGone(error)) throw error;
    return null;
  });
  if (found) return found;
  return getWhole({ object, size, sha256 }).catch((error: unknown) => {
    if (error instanceof ProviderFailure && !isGone(error))
      log.warn({ object, reason: error.message }, "a stored file could not be read");
    throw error;
  });
}

async function getWhole({ object, size, sha256 }: Omit<Lying, "bytes">): Promise<Buffer> {
  const store = objectStore();
  const fault = (kind: "unavailable" | "bad data", words: string) => new ProviderFailure(kind, "object-storage", words);
  if (!store) throw fault("unavailable", "no ETABLI_FILES_URL is set, and the file lies in that storage");
  if (object === null || size === null || sha256 === null) throw fault("bad data", "the row names no object");
  const bytes = await store.get(object, size);
  if (bytes.length !== size) throw fault("bad data", `gave ${bytes.length} of ${size} bytes`);
  if (!hashOf(bytes).equals(sha256)) throw fault("bad data", "gave other bytes than were kept");
  return bytes;
}

const isGone = (error: unknown): boolean => error instanceof ProviderFailure && error.kind === "not found";

const again = { retryAfterSeconds: 5 };

function asProblem(error: unknown): unknown {
  if (!(error instanceof ProviderFailure)) return error;
  if (error.kind === "not found")
    return unavailable("file-missing", "The file's storage does not have it.", { retryAfterSeconds: 60 });
  return error.kind === "bad data" ? incomplete() : away();
}

const incomplete = (): Problem =>
  unavailable("file-incomplete", "The file's storage gave only a part of it, please try again.", again);
const away = (): Problem =>
  unavailable("file-unavailable", "The file's storage does not answer, please try again.", again);
