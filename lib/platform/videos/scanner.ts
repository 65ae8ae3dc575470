import { invalid, type Problem } from "../problems";

/** Reads a container while it is received: what leaves is the same video without what says where and when it was made. */
export interface Scanner {
  /** Throws the 400 problem at the first byte that does not belong to such a video. */
  push(bytes: Uint8Array): Uint8Array[];
  /** Throws the 400 problem when the video is not complete. */
  end(): void;
}

export const notAVideo = (): Problem =>
  invalid("not-a-video", "The file is not an MP4 or WebM video that browsers can play.");

/** Bytes of a part that is read as a whole at most: indexes of an hour of video have a few million. */
export const longestPart = 16_000_000;

/** A part of the file: a header that was read, and what is left of its body. */
export interface Part<H> {
  head: H;
  left: number;
  /** The body, where it is read as a whole before anything of it leaves. */
  whole: Uint8Array | null;
}

interface Steps<H> {
  /** The header at a place, or null when more bytes are needed to tell. */
  read(bytes: Uint8Array, at: number): { head: H; length: number } | null;
  /** Decides on a header: what leaves of it, and the part that it begins. */
  begin(head: H, header: Uint8Array): { out: Uint8Array; part: Part<H> | null };
  /** What leaves of a body that passes through. */
  pass(part: Part<H>, bytes: Uint8Array): Uint8Array;
  /** What leaves of a body that was read as a whole. */
  finish(part: Part<H>): Uint8Array;
}

/** Takes a file of headers and bodies apart, whatever pieces it comes in. */
export function takeApart<H>({ read, begin, pass, finish }: Steps<H>) {
  let rest: Uint8Array = new Uint8Array(0);
  let part: Part<H> | null = null;

  /** Adds to the open part; answers how many bytes belonged to it. */
  const fill = (open: Part<H>, bytes: Uint8Array, out: Uint8Array[]): number => {
    const mine = bytes.subarray(0, open.left);
    open.left -= mine.length;
    if (open.whole) open.whole.set(mine, open.whole.length - open.left - mine.length);
    else out.push(pass(open, mine));
    if (open.left > 0) return mine.length;
    if (open.whole) out.push(finish(open));
    part = null;
    return mine.length;
  };

  return {
    /** Whether the file could end here. */
    isBetween: (): boolean => rest.length === 0 && (part === null || part.left === Infinity),
    push(given: Uint8Array): Uint8Array[] {
      const out: Uint8Array[] = [];
      const bytes = rest.length > 0 ? Buffer.concat([rest, given]) : given;
      rest = new Uint8Array(0);
      for (let at = 0; at < bytes.length || part?.left === 0;) {
        if (part) {
          at += fill(part, bytes.subarray(at), out);
          continue;
        }
        const found = read(bytes, at);
        if (!found) {
          rest = Uint8Array.from(bytes.subarray(at));
          break;
        }
        const begun = begin(found.head, bytes.slice(at, at + found.length));
        out.push(begun.out);
        part = begun.part;
        at += found.length;
      }
      return out;
    },
  };
}

/** Room for a body that is read as a whole. */
export function roomFor(size: number): Uint8Array {
  if (size > longestPart) throw notAVideo();
  return new Uint8Array(size);
}
