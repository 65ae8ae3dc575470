import { notAVideo, roomFor, takeApart, type Part, type Scanner } from "./scanner";
import { elementAt, elementsOf, empty, type Element } from "./webm-elements";

const ebml = 0x1a45dfa3;
const segment = 0x18538067;
const info = 0x1549a966;
const tracks = 0x1654ae6b;
const cluster = 0x1f43b675;
/** Void, tags, attachments, chapters: anybody's words and files. */
const told = new Set([0xec, 0x1254c367, 0x1941a469, 0x1043a770]);
const passed = new Set([0x114d9b74, 0x1c53bb6b, 0xbf, cluster]);
/** What stands in a cluster whose size was not known when it was written. */
const inCluster = new Set([0xe7, 0xa3, 0xa0, 0xab, 0xa7, 0x5854]);
/** Title, date and file names of Info. */
const personal = new Set([0x7ba9, 0x4461, 0x7384, 0x3c83ab, 0x3e83bb]);

const textOf = (data: Uint8Array) => String.fromCharCode(...data.subarray(0, 40)).replace(/\0+$/, "");

const isWebm = (body: Uint8Array): boolean =>
  [...elementsOf(body)].some(({ id, data }) => id === 0x4282 && textOf(data) === "webm");

function isPictureTrack(entry: Uint8Array): boolean {
  const parts = [...elementsOf(entry)];
  const is = (id: number, test: (data: Uint8Array) => boolean) => parts.some((one) => one.id === id && test(one.data));
  return is(0x83, (data) => data.at(-1) === 1) && is(0x86, (data) => /^V_(VP8|VP9|AV1)$/.test(textOf(data)));
}

const holdsPictures = (body: Uint8Array): boolean =>
  [...elementsOf(body)].some(({ id, data }) => id === 0xae && isPictureTrack(data));

/** Empties what tells about place, time and maker; the element as it leaves. */
function clean(id: number, whole: Uint8Array, length: number): Uint8Array {
  const body = whole.subarray(length);
  if (id === ebml ? !isWebm(body) : id === tracks && !holdsPictures(body)) throw notAVideo();
  if (told.has(id)) empty(whole);
  if (id !== info) return whole;
  for (const { id: inner, at, length: head, size } of elementsOf(body))
    if (personal.has(inner)) empty(body.subarray(at, at + head + size));
  return whole;
}

/** A WebM from its first byte to its last: known elements that fill the file, a track of pictures, clusters. */
export function scanWebm(): Scanner {
  const seen = new Set<number>();
  let place = 0;
  let segmentEnd = Infinity;

  const mayCome = (id: number): boolean => {
    if (!seen.has(ebml)) return id === ebml;
    if (!seen.has(segment)) return id === segment;
    if ((id === info || id === tracks) && !seen.has(id)) return true;
    return passed.has(id) || told.has(id) || (seen.has(cluster) && inCluster.has(id));
  };

  const file = takeApart<Element>({
    read(bytes, at) {
      const head = elementAt(bytes, at);
      return head && { head, length: head.length };
    },
    begin(head, header) {
      const { id, length, size } = head;
      const entered = id === segment || (id === cluster && size === Infinity);
      if (!mayCome(id) || (size === Infinity && !entered)) throw notAVideo();
      seen.add(id);
      place += length + (entered ? 0 : size);
      if (id === segment) segmentEnd = place + size;
      if (place > segmentEnd) throw notAVideo();
      if (entered) return { out: header, part: null };
      if (![ebml, info, tracks].includes(id) && !told.has(id))
        return { out: header, part: { head, left: size, whole: null } };
      const whole = roomFor(length + size);
      whole.set(header);
      return { out: new Uint8Array(0), part: { head, left: size, whole } };
    },
    pass: (_, bytes) => bytes,
    finish: ({ head, whole }: Part<Element>) => clean(head.id, whole ?? new Uint8Array(0), head.length),
  });

  return {
    push: file.push,
    end() {
      const filled = segmentEnd === Infinity || place === segmentEnd;
      const complete = [segment, tracks, cluster].every((id) => seen.has(id));
      if (!file.isBetween() || !filled || !complete) throw notAVideo();
    },
  };
}
