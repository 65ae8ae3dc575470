import { actOn, type SlideAct } from "@/lib/domains/slides/acts";
import { noSlides } from "@/lib/domains/slides/rules";
import { noTimes } from "@/lib/domains/slides/times";
import { depthOf, shownSlides } from "./slide-depth";

const add = (id: string): SlideAct => ({ act: "add", slide: { id, title: id, kind: "search", text: id, ...noTimes } });
const ids = ["b", "a", "d", "c"];
const stack = ids.map(add).reduce(actOn, noSlides);

it("draws the front ones alone, in an order that turning among them does not change", () => {
  const names = (of: typeof stack) => shownSlides(of).map(({ id }) => id);
  expect(names(stack)).toEqual(["a", "c", "d"]);
  expect(names(actOn(stack, { act: "close", id: "b" }))).toEqual(["a", "c", "d"]);
  expect(names({ ...stack, isDeep: true })).toEqual(["a", "b", "c", "d"]);
});

it("counts the slides that stand before one", () => {
  expect(ids.map((id) => depthOf(stack, id))).toEqual([3, 2, 1, 0]);
});

it("draws a dozen of two hundred in depth", () => {
  const many = Array.from({ length: 200 }, (_, at) => add(String(at))).reduce(actOn, noSlides);
  expect([shownSlides(many).length, shownSlides({ ...many, isDeep: true }).length]).toEqual([3, 12]);
});
