import { moving } from "./moving-body";

const chunk = new Uint8Array(1000);
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

async function* every(ms: number, times: number) {
  for (let count = 0; count < times; count += 1) {
    await pause(ms);
    yield chunk;
  }
}

async function sizeOf(body: AsyncIterable<Uint8Array>, patience?: { still?: number; grace?: number }) {
  let size = 0;
  for await (const one of moving(body, patience)) size += one.length;
  return size;
}

const brokenOff = { status: 400, code: "upload-incomplete" };

test("a body that comes is read to its end", async () => {
  expect(await sizeOf(every(5, 10), { still: 200 })).toBe(10_000);
});

test("a body that stands still has broken off, also one that never ends", async () => {
  await expect(sizeOf(every(300, 3), { still: 50 })).rejects.toMatchObject(brokenOff);
  const never: AsyncIterable<Uint8Array> = {
    [Symbol.asyncIterator]: () => ({ next: () => new Promise(() => undefined) }),
  };
  await expect(sizeOf(never, { still: 50 })).rejects.toMatchObject(brokenOff);
});

test("a body that hardly moves has broken off", async () => {
  async function* drops() {
    for (;;) {
      await pause(20);
      yield new Uint8Array(1);
    }
  }
  await expect(sizeOf(drops(), { still: 1000, grace: 100 })).rejects.toMatchObject(brokenOff);
});
