import { notAVideo } from "./scanner";

/** RFC 8794: elements of an id, a size and a body; sizes of ones alone mean "to the end". */
export interface Element {
  id: number;
  /** Bytes of id and size. */
  length: number;
  size: number;
}

const lengthOf = (first: number): number => Math.clz32(first) - 23;

/** The element at a place, null when more bytes are needed to tell. */
export function elementAt(bytes: Uint8Array, at: number): Element | null {
  const idLength = lengthOf(bytes[at] ?? 1);
  if (at >= bytes.length) return null;
  if (idLength > 4) throw notAVideo();
  const sizeLength = lengthOf(bytes[at + idLength] ?? 1);
  if (at + idLength >= bytes.length) return null;
  if (sizeLength > 8) throw notAVideo();
  const length = idLength + sizeLength;
  if (bytes.length - at < length) return null;
  const id = bytes.subarray(at, at + idLength).reduce((all, byte) => all * 256 + byte, 0);
  const [first = 0, ...others] = bytes.subarray(at + idLength, at + length);
  const low = first & ((1 << (8 - sizeLength)) - 1);
  const endless = low === (1 << (8 - sizeLength)) - 1 && others.every((byte) => byte === 255);
  const size = endless ? Infinity : others.reduce((all, byte) => all * 256 + byte, low);
  if (!endless && size > Number.MAX_SAFE_INTEGER) throw notAVideo();
  return { id, length, size };
}

/** The elements of a body that is there as a whole. */
export function* elementsOf(body: Uint8Array): Generator<Element & { at: number; data: Uint8Array }> {
  for (let at = 0; at < body.length;) {
    const element = elementAt(body, at);
    const start = at + (element?.length ?? 0);
    if (!element || start + element.size > body.length) throw notAVideo();
    yield { ...element, at, data: body.subarray(start, start + element.size) };
    at = start + element.size;
  }
}

/** Makes an element empty (Void) in as many bytes, in place. */
export function empty(bytes: Uint8Array): void {
  const rest = bytes.length;
  bytes.fill(0);
  bytes[0] = 0xec;
  if (rest < 9) bytes[1] = 0x80 | (rest - 2);
  else {
    const view = new DataView(bytes.buffer, bytes.byteOffset);
    view.setBigUint64(1, BigInt(rest - 9) | (1n << 56n));
  }
}
