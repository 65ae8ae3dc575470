import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { env } from "@/lib/platform/env";
import { log } from "@/lib/platform/log";
import { oncePerProcess } from "@/lib/platform/shared-state";
import { mostDrawingBytes, readDrawing, type Drawing } from "./drawing/read-drawing";
import { DrawingRefusal } from "./drawing/read-xml";

interface Kept {
  changedMs: number;
  drawing: Drawing | null;
}

const kept = () => oncePerProcess("oe-drawings", () => new Map<string, Kept>());

async function readFresh(file: string, size: number): Promise<Drawing | null> {
  try {
    if (size > mostDrawingBytes) throw new DrawingRefusal("A drawing has 5 MB at most.");
    return readDrawing(await readFile(file, "utf8"));
  } catch (error) {
    if (!(error instanceof DrawingRefusal)) throw error;
    log.warn({ file: path.basename(file), reason: error.message }, "a drawing of the makers' catalogue is refused");
    return null;
  }
}

/** The drawing that the installation brings for a node: oe-drawings/{node}.svg in its data folder; null where none can be shown. */
export async function readInstalledDrawing(nodeId: string): Promise<Drawing | null> {
  if (!/^[\w-]{1,40}$/.test(nodeId)) return null;
  const file = path.resolve(env().ETABLI_DATA_DIR, "oe-drawings", `${nodeId}.svg`);
  const found = await stat(file).catch(() => null);
  if (!found?.isFile()) return null;
  const known = kept().get(file);
  if (known?.changedMs === found.mtimeMs) return known.drawing;
  const drawing = await readFresh(file, found.size);
  kept().set(file, { changedMs: found.mtimeMs, drawing });
  return drawing;
}
