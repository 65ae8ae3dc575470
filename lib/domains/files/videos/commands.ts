import { randomBytes } from "node:crypto";
import { companyOf, uploaderOf, userOf, type Actor } from "@/lib/platform/actor";
import { prisma, read, type Tx } from "@/lib/platform/db";
import { invalid, unavailable } from "@/lib/platform/problems";
import { oncePerProcess } from "@/lib/platform/shared-state";
import { scannerOf, type VideoType } from "@/lib/platform/videos/scan";
import { notAVideo } from "@/lib/platform/videos/scanner";
import { callMoving } from "../moving/commands/call-moving";
import { chunkBytes } from "./chunks";

export const mostVideoBytes = 100_000_000;
/** Senders of whom videos are received at once, and videos of one of them. */
const atOnce = 8;
const mostOfOne = 1;

export interface ReceivedVideo {
  id: string;
  type: VideoType;
  size: number;
}

const desk = () => oncePerProcess("video-desk", () => new Map<string, number>());
export const videoTooLarge = () => invalid("video-too-large", "The video is larger than 100 MB.");

const addChunk = {
  name: "video_chunk_add",
  text: "insert into video_chunk (company_id, video_id, position, bytes) values ($1, $2, $3, $4)",
};

/**
 * Stores a video while it is received, a chunk at a time, and checks its structure on the way: a few megabytes are in
 * memory. It belongs to nobody until `finishVideo`; what is refused or breaks off is deleted. 400 for what is no video.
 */
export async function receiveVideo(actor: Actor, source: AsyncIterable<Uint8Array>): Promise<ReceivedVideo> {
  const sender = uploaderOf(actor);
  const own = desk().get(sender) ?? 0;
  if (desk().size >= atOnce || own >= mostOfOne)
    throw unavailable("videos-busy", "Several videos are being received, please try again.", { retryAfterSeconds: 20 });
  desk().set(sender, own + 1);
  const companyId = companyOf(actor);
  const id = randomBytes(16).toString("base64url");
  await prisma().video.create({ data: { companyId, id, userId: userOf(actor) }, select: { id: true } });
  try {
    return { id, ...(await receive(source, (position, bytes) => read(addChunk, [companyId, id, position, bytes]))) };
  } catch (error) {
    await prisma().video.deleteMany({ where: { companyId, id } });
    throw error;
  } finally {
    const left = (desk().get(sender) ?? 1) - 1;
    if (left > 0) desk().set(sender, left);
    else desk().delete(sender);
  }
}

async function receive(
  source: AsyncIterable<Uint8Array>,
  keep: (position: number, bytes: Buffer) => Promise<unknown>,
): Promise<Omit<ReceivedVideo, "id">> {
  let video: ReturnType<typeof scannerOf> | null = null;
  let first: Uint8Array = new Uint8Array(0);
  let waiting: Uint8Array[] = [];
  let [length, size, received, position] = [0, 0, 0, 0];
  const store = async () => {
    if (length === 0) return;
    await keep(position, Buffer.concat(waiting));
    [waiting, length, position] = [[], 0, position + 1];
  };
  for await (const bytes of source) {
    received += bytes.length;
    if (received > mostVideoBytes) throw videoTooLarge();
    const known = first.length > 0 ? Buffer.concat([first, bytes]) : bytes;
    first = new Uint8Array(0);
    if (!video && known.length < 8) {
      first = Uint8Array.from(known);
      continue;
    }
    video ??= scannerOf(known);
    for (const out of video.scanner.push(known)) {
      for (let at = 0; at < out.length;) {
        const part = out.subarray(at, at + chunkBytes - length);
        waiting.push(Uint8Array.from(part));
        [at, length, size] = [at + part.length, length + part.length, size + part.length];
        if (length === chunkBytes) await store();
      }
    }
  }
  if (!video) throw notAVideo();
  video.scanner.end();
  await store();
  return { type: video.type, size };
}

/** The video is whole and belongs to something from here on. */
export async function finishVideo(actor: Actor, { id, type, size }: ReceivedVideo, tx: Tx): Promise<void> {
  const where = { companyId_id: { companyId: companyOf(actor), id } };
  await tx.video.update({ where, data: { type, size }, select: { id: true } });
  await callMoving(tx);
}

/** Deletes a video of the actor's company with its chunks; nothing for null. */
export async function forgetVideo(actor: Actor, id: string | null, tx: Tx): Promise<void> {
  if (id) await tx.video.deleteMany({ where: { companyId: companyOf(actor), id } });
}

const givenUp = {
  name: "videos_given_up",
  text: "delete from video where type is null and created_at < now() - interval '1 day'",
};

/** Deletes videos whose process ended while they were received. */
export const forgetBrokenVideos = (): Promise<unknown> => read(givenUp);
