import { greyOf, type GreyFrame } from "../frames/grey-frame";
import { kinds, type ScanKind } from "../kinds";
import { filmReading } from "../reading/film-reading";
import { readSizes } from "../reading/read-sizes";
import type { Reading } from "../reading/weigh";
import { jsReader } from "../readers/js";
import { nativeReader } from "../readers/native";
import type { Reader } from "../readers/reader";
import type { Ask, Told } from "./messages";

/** A film without a code for so long calls the reader that sees more and weighs more. */
const patienceMs = 800;
const mostPictureMs = 12_000;

let thorough: Promise<Reader | null> | undefined;
let ready: Reader | null = null;
let since = 0;
const films = new Map<ScanKind, ReturnType<typeof filmReading>>();
const natives = new Map<ScanKind, Promise<Reader | null>>();

/** The machine is one of our own files; where it does not come the others go on. */
function callThorough(): Promise<Reader | null> {
  thorough ??= import("../readers/wasm").then(
    ({ placeWasm, wasmReader }) => {
      placeWasm({
        url: new URL("zxing-wasm/reader/zxing_reader.wasm", import.meta.url).href,
      });
      return (ready = wasmReader());
    },
    () => null,
  );
  return thorough;
}

function greysOf(bitmap: ImageBitmap, side = Infinity): GreyFrame {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [
    Math.max(1, Math.round(bitmap.width * scale)),
    Math.max(1, Math.round(bitmap.height * scale)),
  ];
  const context = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("no canvas");
  context.drawImage(bitmap, 0, 0, width, height);
  return greyOf(context.getImageData(0, 0, width, height).data, width, height);
}

async function readFrame(bitmap: ImageBitmap, kind: ScanKind): Promise<Reading[]> {
  const frame = greysOf(bitmap);
  bitmap.close();
  const now = performance.now();
  since ||= now;
  if (now - since > patienceMs) void callThorough();
  const { formats } = kinds[kind];
  const film = films.get(kind) ?? filmReading(formats);
  films.set(kind, film);
  const native = natives.get(kind) ?? nativeReader(formats);
  natives.set(kind, native);
  return film(frame, (await native) ?? jsReader, ready, now);
}

async function readFile(file: Blob, kind: ScanKind): Promise<Reading[] | null> {
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => null);
  if (!bitmap) return null;
  const reader = (await callThorough()) ?? jsReader;
  const draw = (side: number) => Promise.resolve(greysOf(bitmap, side));
  const longest = Math.max(bitmap.width, bitmap.height);
  const how = { reader, formats: kinds[kind].formats, mostMs: mostPictureMs };
  return readSizes({ longest, draw, ...how }).finally(() => bitmap.close());
}

async function answer(ask: Ask): Promise<Told> {
  const { id, kind } = ask;
  const readings = await (ask.what === "frame" ? readFrame(ask.bitmap, kind) : readFile(ask.file, kind));
  return readings ? { id, readings } : { id, failed: "unreadable" };
}

self.onmessage = ({ data }: MessageEvent<Ask>) =>
  void answer(data).then(
    (told) => self.postMessage(told),
    () => self.postMessage({ id: data.id, failed: "failed" } satisfies Told),
  );
