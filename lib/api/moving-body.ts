import { invalid } from "@/lib/platform/problems";

/** A body that brings nothing for so long has been given up; after a while it must also have come on by so much a second. */
const stillMs = 10_000;
const graceMs = 30_000;
const leastPerSecond = 4_000;

export const brokenOff = () => invalid("upload-incomplete", "The upload broke off, please try again.");

/** The bytes of a body as they come; 400 for one that breaks off, stands still or hardly moves. */
export async function* moving(
  body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  { still = stillMs, grace = graceMs } = {},
): AsyncGenerator<Uint8Array> {
  const chunks = Symbol.asyncIterator in body ? body[Symbol.asyncIterator]() : iterate(body);
  const began = Date.now();
  let size = 0;
  try {
    for (;;) {
      const next = await within(chunks.next(), still);
      if (next.done) return;
      size += next.value.length;
      const late = Date.now() - began - grace;
      if (late > 0 && size < (late / 1000) * leastPerSecond) throw brokenOff();
      yield next.value;
    }
  } finally {
    // A reader that waits for the next chunk does not end before it comes.
    void chunks.return?.()?.catch(() => undefined);
  }
}

async function* iterate(chunks: Iterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield* chunks;
}

function within<Result>(work: Promise<Result>, ms: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => (timer = setTimeout(() => reject(brokenOff()), ms)));
  const whole = work.catch(() => {
    throw brokenOff();
  });
  return Promise.race([whole, late]).finally(() => clearTimeout(timer));
}
