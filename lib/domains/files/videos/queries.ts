import { companyOf, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import type { VideoType } from "@/lib/platform/videos/scan";
import { loadBytes, type Lying } from "../load-bytes";
import { partAt, type ByteRange } from "./chunks";

const whole = {
  name: "video",
  text: "select type, size from video where company_id = $1 and id = $2 and type is not null",
};

/** A whole video of the actor's company, or null. */
export async function findVideo(actor: Actor, id: string): Promise<{ type: VideoType; size: number } | null> {
  const [row] = await read<{ type: VideoType; size: number }>(whole, [companyOf(actor), id]);
  return row ?? null;
}

const chunk = {
  name: "video_chunk",
  text: `select bytes, object, size, sha256 from video_chunk
    where company_id = $1 and video_id = $2 and position = $3`,
};

/**
 * The bytes `from` to `to` of a video: the first of them are there when it answers, each further chunk is read when the
 * reader has taken the one before.
 */
export async function videoBytes(actor: Actor, id: string, range: ByteRange): Promise<ReadableStream<Uint8Array>> {
  const companyId = companyOf(actor);
  const readAt = async (at: number): Promise<Uint8Array> => {
    const { position, from, end } = partAt(at, range);
    const bytes = await loadBytes(async () => (await read<Lying>(chunk, [companyId, id, position]))[0]);
    if (!bytes || bytes.length < end) throw new Error("The video is no longer there.");
    return new Uint8Array(bytes.subarray(from, end));
  };
  let next: Uint8Array | null = await readAt(range.from);
  let at = range.from;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const bytes = next ?? (await readAt(at));
        next = null;
        controller.enqueue(bytes);
        at += bytes.length;
        if (at > range.to) controller.close();
      },
    },
    { highWaterMark: 1 },
  );
}
