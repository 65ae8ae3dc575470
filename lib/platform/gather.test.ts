import { gather } from "./gather";

const counted = () => {
  const reads: number[][] = [];
  const find = gather((keys: number[]) => {
    reads.push(keys);
    return Promise.resolve(new Map(keys.filter((key) => key > 0).map((key) => [key, `of ${key}`])));
  });
  return { reads, find };
};

it("reads once what is asked for in one moment, each key once", async () => {
  const { reads, find } = counted();
  expect(await Promise.all([1, 2, 1, -3].map(find))).toEqual(["of 1", "of 2", "of 1", undefined]);
  expect(reads).toEqual([[1, 2, -3]]);
});

it("reads anew for who asks after a read has begun", async () => {
  const { reads, find } = counted();
  const first = find(1);
  await new Promise(setImmediate);
  await Promise.all([first, find(1)]);
  expect(reads).toEqual([[1], [1]]);
});

it("reads at most 500 keys at once, and loses none", async () => {
  const { reads, find } = counted();
  const keys = Array.from({ length: 1201 }, (_, at) => at + 1);
  expect(await Promise.all(keys.map(find))).toEqual(keys.map((key) => `of ${key}`));
  expect(reads.map(({ length }) => length)).toEqual([500, 500, 201]);
});

it("tells everybody of a failure, and works after it", async () => {
  let isBroken = true;
  const find = gather((keys: string[]) =>
    isBroken ? Promise.reject(new Error("away")) : Promise.resolve(new Map(keys.map((key) => [key, key]))),
  );
  const told = await Promise.allSettled([find("a"), find("b")]);
  expect(told.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  isBroken = false;
  expect(await find("a")).toBe("a");
});
