import { limitedAsks } from "./limited-asks";
import type { Ask, Told } from "./messages";

const picture = (id: number): Ask => ({ id, what: "picture", kind: "vin", file: new Blob([]) });

const frame = (id: number): Ask => ({ id, what: "frame", kind: "vin", bitmap: {} as ImageBitmap });

/** Threads that answer nothing by themselves. */
function idleThreads() {
  const started: (Worker & { ended: boolean })[] = [];
  const open = () => {
    const thread = { ended: false, postMessage: () => undefined, terminate: () => (thread.ended = true) };
    started.push(thread as never);
    return thread as never;
  };
  const say = (at: number, data: Told) => started[at]?.onmessage?.({ data } as MessageEvent<Told>);
  return { open, started, say };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it("hands on what the thread answers, and then leaves it at work", async () => {
  const { open, started, say } = idleThreads();
  const { ask } = limitedAsks(open);
  const answer = ask(picture);
  say(0, { id: 1, readings: [] });
  await expect(answer).resolves.toEqual([]);
  jest.advanceTimersByTime(120_000);
  expect(started[0]?.ended).toBe(false);
});

it("ends a thread that never answers, and asks another one the next time", async () => {
  const { open, started, say } = idleThreads();
  const { ask } = limitedAsks(open);
  const late = expect(ask(picture)).rejects.toMatchObject({ kind: "late" });
  jest.advanceTimersByTime(40_000);
  await late;
  expect(started.map(({ ended }) => ended)).toEqual([true]);
  const next = ask(picture);
  say(1, { id: 2, readings: [] });
  await expect(next).resolves.toEqual([]);
});

it("lets a frame wait for the picture before it", async () => {
  const { open, started, say } = idleThreads();
  const { ask } = limitedAsks(open);
  const [first, second] = [ask(picture), ask(frame)];
  jest.advanceTimersByTime(25_000);
  expect(started[0]?.ended).toBe(false);
  say(0, { id: 1, readings: [] });
  say(0, { id: 2, readings: [] });
  await expect(Promise.all([first, second])).resolves.toEqual([[], []]);
  const late = expect(ask(frame)).rejects.toMatchObject({ kind: "late" });
  jest.advanceTimersByTime(20_000);
  await late;
});

it("fails what waits when the thread breaks", async () => {
  const { open, started } = idleThreads();
  const { ask } = limitedAsks(open);
  const failed = expect(ask(picture)).rejects.toMatchObject({ kind: "failed" });
  started[0]?.onerror?.(new Event("error") as ErrorEvent);
  await failed;
});

it("starts no thread once it is closed", async () => {
  const { open, started } = idleThreads();
  const { ask, close } = limitedAsks(open);
  close();
  await expect(ask(picture)).rejects.toMatchObject({ kind: "failed" });
  expect(started).toEqual([]);
});
