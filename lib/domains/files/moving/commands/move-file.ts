import { randomBytes } from "node:crypto";
import { read } from "@/lib/platform/db";
import { log } from "@/lib/platform/log";
import type { FilePlace, ObjectStore } from "@/lib/providers/files/port";
import { ProviderFailure } from "@/lib/providers/http/failure";
import { fetchObject, hashOf, type Lying } from "../../load-bytes";
import type { FileKey, FileKind } from "../kinds";

/** Moved; or somebody else moved, changed or deleted it meanwhile; or the storage has it no more as it was kept. */
export type MoveEnd = "moved" | "changed" | "damaged";

interface Move {
  kind: FileKind;
  key: FileKey;
  store: ObjectStore;
}

const announce = {
  name: "loose_object_announce",
  text: "insert into loose_object (company_id, object, due_at) values ($1, $2, now() + interval '1 hour')",
};

/** Moves one file; its row names where it lies at every moment. Throws ProviderFailure where the storage does not answer. */
export const moveFile = (move: Move, to: FilePlace): Promise<MoveEnd> =>
  to === "storage" ? leave(move) : comeBack(move);

/**
 * Announced before it is written, so that nothing is left behind by a process that ends, and read back before the bytes of the
 * row are given up. Each writing has a name of its own: an object never changes.
 */
async function leave({ kind, key, store }: Move): Promise<MoveEnd> {
  const [row] = await read<Lying>(kind.find, [...key]);
  if (!row?.bytes) return "changed";
  const sha256 = hashOf(row.bytes);
  const digits = sha256.toString("hex");
  const object = `${key[0]}/${kind.folder}/${digits}.${randomBytes(8).toString("hex")}`;
  const size = row.bytes.length;
  await read(announce, [key[0], object]);
  await store.put(object, row.bytes, digits);
  await fetchObject({ bytes: null, object, size, sha256 });
  const done = await read(kind.leave, [...key, object, size, sha256]);
  return done.length === 1 ? "moved" : "changed";
}

async function comeBack({ kind, key }: Move): Promise<MoveEnd> {
  const [row] = await read<Lying>(kind.find, [...key]);
  if (!row?.object) return "changed";
  const bytes = await fetchObject(row).catch((error: unknown) => {
    if (!(error instanceof ProviderFailure && (error.kind === "not found" || error.kind === "bad data"))) throw error;
    log.error({ object: row.object, reason: error.message }, "a stored file cannot come back");
    return null;
  });
  if (!bytes) return "damaged";
  const done = await read(kind.comeBack, [...key, row.object, bytes]);
  return done.length === 1 ? "moved" : "changed";
}
