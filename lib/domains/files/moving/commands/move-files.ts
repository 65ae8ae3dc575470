import { companyOf, requireJob, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { log } from "@/lib/platform/log";
import { filePlace, objectStore } from "@/lib/providers/files";
import type { FilePlace, ObjectStore } from "@/lib/providers/files/port";
import { ProviderFailure } from "@/lib/providers/http/failure";
import { fileKinds, type FileKey, type FileKind } from "../kinds";
import { moveFile } from "./move-file";

/** Files that move at the same time: a few megabytes of memory each. */
const lanes = 4;

export interface Moves {
  moved: number;
  damaged: number;
  /** Whether the round was full: more may lie where they are not to. */
  more: boolean;
  /** Why the storage ended the round; null where it did not. */
  fault: string | null;
}

interface Round {
  /** Where the installation wants them, unless named. */
  to?: FilePlace;
  most: number;
  /** Hears how many have moved so far. */
  note?: (moved: number) => void;
}

/**
 * Moves files to where they are to lie, while they are read, written and deleted: what was moved already stays, so a round that
 * broke off goes on with the next. A job of a company moves that company's alone, one of no company (0) all.
 */
export async function moveFiles(actor: Actor, { to = filePlace(), most, note }: Round): Promise<Moves> {
  requireJob(actor);
  const sum: Moves = { moved: 0, damaged: 0, more: false, fault: null };
  const store = objectStore();
  if (!store) return sum;
  let looked = 0;
  for (const kind of fileKinds) {
    for await (const keys of keysOf(kind, to, companyOf(actor))) {
      if (looked >= most) return { ...sum, more: true };
      looked += keys.length;
      await moveAll({ kind, store, keys, to }, sum);
      note?.(sum.moved);
      if (sum.fault === null) continue;
      log.warn({ reason: sum.fault, moved: sum.moved }, "files wait for their storage");
      return sum;
    }
  }
  return sum;
}

/** The keys of what lies elsewhere than it is to, some at a time; each once. */
async function* keysOf(kind: FileKind, to: FilePlace, companyId: number): AsyncGenerator<FileKey[]> {
  let after: FileKey = [companyId, ...kind.first];
  for (;;) {
    const rows = await read<{ key: FileKey }>(to === "storage" ? kind.inDatabase : kind.inStorage, [...after]);
    const keys = rows.map(({ key }) => key).filter(([owner]) => companyId === 0 || owner === companyId);
    const last = keys.at(-1);
    if (!last) return;
    yield keys;
    after = last;
  }
}

interface Some {
  kind: FileKind;
  store: ObjectStore;
  keys: readonly FileKey[];
  to: FilePlace;
}

/** Some at the same time; none is begun any more once the storage has failed, and those underway are waited for. */
async function moveAll({ kind, store, keys, to }: Some, sum: Moves): Promise<void> {
  const left = keys.values();
  const lane = async () => {
    for (const key of left) {
      if (sum.fault !== null) return;
      const end = await moveFile({ kind, key, store }, to).catch((error: unknown) => {
        if (!(error instanceof ProviderFailure)) throw error;
        sum.fault = error.message;
      });
      if (end === "moved") sum.moved += 1;
      if (end === "damaged") sum.damaged += 1;
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
