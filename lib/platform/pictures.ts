import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { companyOf, onlyCustomer, userOf, type Actor } from "./actor";
import { read, type Tx } from "./db";
import { invalid, unavailable } from "./problems";
import { oncePerProcess } from "./shared-state";

const mostBytes = 10_000_000;
const mostPixels = 40_000_000;
const longestSide = 1200;
const decodable = new Set(["jpeg", "png", "webp", "gif", "heif"]);
const atOnce = 2;
const mostWaiting = 20;

const desk = () => oncePerProcess("picture-desk", () => ({ running: 0, waiting: [] as (() => void)[] }));

/** A few pictures at a time: decoding takes memory by the picture. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const state = desk();
  if (state.waiting.length >= mostWaiting)
    throw unavailable("pictures-busy", "Many pictures are being read, please try again.", { retryAfterSeconds: 3 });
  if (state.running >= atOnce) await new Promise<void>((resolve) => state.waiting.push(resolve));
  else state.running += 1;
  try {
    return await work();
  } finally {
    const next = state.waiting.shift();
    if (next) next();
    else state.running -= 1;
  }
}

const unreadable = () => invalid("not-a-picture", "The file is not a readable JPEG, PNG, WebP or GIF picture.");

/** Decodes an upload by its content and encodes it again as WebP of at most 1200 pixels a side, metadata gone. 400 for what is no picture. */
export async function encodePicture(file: File): Promise<Uint8Array<ArrayBuffer>> {
  if (file.size === 0) throw unreadable();
  if (file.size > mostBytes) throw invalid("picture-too-large", "The picture is larger than 10 MB.");
  const given = new Uint8Array(await file.arrayBuffer());
  return inTurn(async () => {
    const open = () => sharp(given, { limitInputPixels: mostPixels, failOn: "error", pages: 1 });
    const { format, width, height } = await open()
      .metadata()
      .catch(() => {
        throw unreadable();
      });
    if (!format || !decodable.has(format)) throw unreadable();
    if (width * height > mostPixels) throw invalid("picture-too-large", "The picture has more than 40 million pixels.");
    const encoded = await open()
      .rotate()
      .resize({ width: longestSide, height: longestSide, fit: "inside", withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer()
      .catch(() => {
        throw unreadable();
      });
    return new Uint8Array(encoded);
  });
}

/** Stores an encoded picture of the actor's company; answers its id, which nobody can guess. */
export async function storePicture(actor: Actor, bytes: Uint8Array<ArrayBuffer>, tx: Tx): Promise<string> {
  const id = randomBytes(16).toString("base64url");
  await tx.picture.create({
    data: { companyId: companyOf(actor), id, bytes, userId: userOf(actor) },
    select: { id: true },
  });
  return id;
}

const one = {
  name: "picture",
  text: `select bytes from picture p where company_id = $1 and id = $2 and ($3::int is null
    or exists (select from customer c where c.company_id = p.company_id and c.id = $3 and c.picture = p.id))`,
};

/** A picture of the actor's company as WebP, to a companion page its customer's own; null for any other id. */
export async function findPicture(actor: Actor, id: string): Promise<Buffer | null> {
  const [row] = await read<{ bytes: Buffer }>(one, [companyOf(actor), id, onlyCustomer(actor)]);
  return row?.bytes ?? null;
}
