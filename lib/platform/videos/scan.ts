import { scanMp4 } from "./scan-mp4";
import { scanWebm } from "./scan-webm";
import { notAVideo, type Scanner } from "./scanner";

export type VideoType = "video/mp4" | "video/webm";

/** The scanner of a video by its first bytes, whatever its name says. 400 for what begins otherwise. */
export function scannerOf(first: Uint8Array): { type: VideoType; scanner: Scanner } {
  if (first.length >= 8 && Buffer.from(first.subarray(4, 8)).toString("latin1") === "ftyp")
    return { type: "video/mp4", scanner: scanMp4() };
  if (first.length >= 4 && Buffer.from(first.subarray(0, 4)).readUInt32BE() === 0x1a45dfa3)
    return { type: "video/webm", scanner: scanWebm() };
  throw notAVideo();
}
