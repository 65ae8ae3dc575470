import { promisedOnce } from "./promised-once";

it("a promise is made once for a key, and once more after a failure", async () => {
  const kept = new Map<string, Promise<number>>();
  const made: string[] = [];
  const make = (answer: Promise<number>) => () => {
    made.push("made");
    return answer;
  };
  await expect(promisedOnce(kept, "a", make(Promise.reject(new Error("cut off"))))).rejects.toThrow("cut off");
  expect(await promisedOnce(kept, "a", make(Promise.resolve(1)))).toBe(1);
  expect(await promisedOnce(kept, "a", make(Promise.resolve(2)))).toBe(1);
  expect(await promisedOnce(kept, "b", make(Promise.resolve(3)))).toBe(3);
  expect(made).toHaveLength(3);
});
