import { waitingLine } from "./waiting-line";

/** Work that ends when it is told to. */
function held(log: string[], name: string) {
  let end: () => void = () => undefined;
  const done = new Promise<void>((resolve) => (end = resolve));
  return { work: () => (log.push(name), done), end: () => end() };
}

test("pictures are read in turn, and one too many is refused at once", async () => {
  const log: string[] = [];
  const inTurn = waitingLine(2);
  const [a, b] = [held(log, "a"), held(log, "b")];
  const first = inTurn(a.work);
  const second = inTurn(b.work);
  await expect(inTurn(held(log, "c").work)).rejects.toMatchObject({ kind: "busy" });
  expect(log).toEqual(["a"]);
  a.end();
  await first;
  expect(log).toEqual(["a", "b"]);
  b.end();
  await second;
  await expect(inTurn(() => Promise.resolve("d"))).resolves.toBe("d");
});

test("a failure holds nobody up", async () => {
  const inTurn = waitingLine(2);
  const failing = inTurn(() => Promise.reject(new Error("spoilt")));
  const next = inTurn(() => Promise.resolve("next"));
  await expect(failing).rejects.toThrow("spoilt");
  await expect(next).resolves.toBe("next");
});
