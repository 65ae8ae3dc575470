import type { ScreenItem } from "@/lib/domains/live/screens/rules";
import { aloneMs, lookMs, makeRotation, noFrames, patienceMs, type Frames } from "./rotation";

const page = (url: string, part: Partial<ScreenItem> = {}): ScreenItem => ({
  ...{ title: "", url, seconds: 10, days: [], from: null, to: null },
  ...part,
});

function stage() {
  const state = { frames: noFrames as Frames, minute: 600, reaches: true, errors: [] as string[], showing: "-" };
  const rotation = makeRotation({
    clock: () => ({ day: 1, minute: state.minute }),
    canLoad: () => Promise.resolve(state.reaches),
    onChange: (frames) => (state.frames = frames),
    say: ({ showing, error }) => {
      if (showing !== undefined) state.showing = showing;
      if (error) state.errors.push(error);
    },
  });
  const urls = () => state.frames.standing.map(({ item }) => item.url);
  const seen = () => state.frames.standing.find(({ turn }) => turn === state.frames.front)?.item.url ?? null;
  const load = () => rotation.loaded(state.frames.standing.at(-1)?.turn ?? 0);
  const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
  return { state, rotation, urls, seen, load, pass };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it("loads the next page behind the one that is seen, and shows it when it is there", async () => {
  const { rotation, urls, seen, load, pass, state } = stage();
  rotation.play([page("a"), page("b")]);
  await pass(0);
  load();
  expect([seen(), state.showing]).toEqual(["a", "a"]);
  await pass(10_000);
  expect([seen(), urls()]).toEqual(["a", ["a", "b"]]);
  load();
  expect([seen(), urls()]).toEqual(["b", ["b"]]);
});

it("shows a page that hangs after eight seconds, and tells of it", async () => {
  const { rotation, seen, pass, state } = stage();
  rotation.play([page("a")]);
  await pass(patienceMs);
  expect([seen(), state.errors.length]).toEqual(["a", 1]);
});

it("loads a page that stands alone anew behind itself", async () => {
  const { rotation, urls, load, pass } = stage();
  rotation.play([page("a")]);
  await pass(0);
  load();
  await pass(aloneMs);
  expect(urls()).toEqual(["a", "a"]);
});

it("keeps what is seen while nothing can be loaded", async () => {
  const { rotation, urls, load, pass, state } = stage();
  rotation.play([page("a"), page("b")]);
  await pass(0);
  load();
  state.reaches = false;
  await pass(10_000 + 3 * lookMs);
  expect(urls()).toEqual(["a"]);
  state.reaches = true;
  await pass(lookMs);
  expect(urls()).toEqual(["a", "b"]);
});

it("leaves a page that was taken off the list, and stays at one that is still on it", async () => {
  const { rotation, seen, urls, load, pass } = stage();
  rotation.play([page("a"), page("b")]);
  await pass(0);
  load();
  rotation.play([page("c"), page("a")]);
  expect(urls()).toEqual(["a"]);
  rotation.play([page("c")]);
  await pass(0);
  load();
  expect(seen()).toBe("c");
});

it("shows nothing while nothing is due, and what is due when its hour comes", async () => {
  const { rotation, seen, load, pass, state } = stage();
  rotation.play([page("a", { from: "12:00", to: "14:00" })]);
  await pass(0);
  expect([seen(), state.showing]).toEqual([null, ""]);
  state.minute = 720;
  await pass(lookMs);
  load();
  expect(seen()).toBe("a");
});
