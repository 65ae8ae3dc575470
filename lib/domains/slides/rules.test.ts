import { actOn, frontOf, type SlideAct } from "./acts";
import { readSlide, readStack, writeStack } from "./kept";
import { isSlideUrl, mostSlides, noSlides, type Slide, type SlideStack } from "./rules";
import { noTimes } from "./times";

const now = Date.UTC(2026, 10, 24, 9);
const slide = (id: string, closesAt: number | null = null): Slide => ({
  id,
  title: `Slide ${id}`,
  kind: "search",
  text: id,
  ...noTimes,
  closesAt,
});
const after = (...acts: SlideAct[]): SlideStack => acts.reduce(actOn, noSlides);
const add = (id: string, closesAt: number | null = null): SlideAct => ({ act: "add", slide: slide(id, closesAt) });
const ids = ({ slides }: SlideStack) => slides.map(({ id }) => id).join("");
const abc = [add("a"), add("b"), add("c")];

describe("the stack of slides", () => {
  it("is hidden while empty, and shows itself with the first slide", () => {
    expect(noSlides.isVisible).toBe(false);
    expect(after(add("a"))).toMatchObject({ isVisible: true, slides: [{ id: "a" }] });
  });

  it("appends a new slide at the front, and shows itself again", () => {
    const stack = after(...abc, { act: "show", on: false }, add("d"));
    expect([ids(stack), frontOf(stack)?.id, stack.isVisible]).toEqual(["abcd", "d", true]);
  });

  it("rotates to the front what it has already, and adds nothing", () => {
    const stack = after(...abc, add("a"));
    expect(ids(stack)).toBe("bca");
    expect(ids(actOn(stack, add("c")))).toBe("abc");
  });

  it("turns both ways, round and round", () => {
    const stack = after(...abc);
    const on = actOn(stack, { act: "turn", by: 1 });
    expect([ids(on), ids(actOn(on, { act: "turn", by: -1 }))]).toEqual(["cab", "abc"]);
    const round = [1, 2, 3].reduce((turned) => actOn(turned, { act: "turn", by: -1 }), stack);
    expect(ids(round)).toBe("abc");
    expect(actOn(after(add("a")), { act: "turn", by: 1 })).toEqual(after(add("a")));
  });

  it("closes one slide, and with the last one hides and forgets how it was shown", () => {
    const stack = after(...abc, { act: "extend", on: true }, { act: "deepen", on: true });
    expect(ids(actOn(stack, { act: "close", id: "b" }))).toBe("ac");
    expect(["a", "b", "c"].reduce((left, id) => actOn(left, { act: "close", id }), stack)).toEqual(noSlides);
    expect(actOn(stack, { act: "close", id: "unknown" })).toBe(stack);
  });

  it("lets a slide go at its time, not before", () => {
    const stack = after(add("a"), add("b", now));
    expect(ids(actOn(stack, { act: "pass", now: now - 1 }))).toBe("ab");
    expect(ids(actOn(stack, { act: "pass", now }))).toBe("a");
    expect(actOn(after(add("b", now)), { act: "pass", now })).toEqual(noSlides);
  });

  it("leaves the view in depth when it is hidden", () => {
    expect(after(...abc, { act: "deepen", on: true }, { act: "show", on: false })).toMatchObject({ isDeep: false });
  });

  it("holds two hundred, of which the hindmost goes first", () => {
    const many = Array.from({ length: mostSlides + 3 }, (_, at) => add(`${at} `));
    const stack = after(...many);
    expect([stack.slides.length, stack.slides[0]?.id, frontOf(stack)?.id]).toEqual([200, "3 ", "202 "]);
  });
});

describe("a stack that was kept", () => {
  it("comes back as it was, flat", () => {
    const stack = after(...abc, { act: "extend", on: true }, { act: "deepen", on: true }, { act: "turn", by: 1 });
    expect(readStack(writeStack(stack), now)).toEqual({ ...stack, isDeep: false });
  });

  it("comes back without what closed meanwhile, hidden when nothing is left", () => {
    expect(ids(readStack(writeStack(after(add("a"), add("b", now))), now))).toBe("a");
    expect(readStack(writeStack(after(add("b", now))), now)).toEqual(noSlides);
  });

  it.each([null, "", "no JSON", "[]", "{}", '{"slides":7}', '{"slides":[{"id":"a"}],"isVisible":true}'])(
    "is none where %j was kept",
    (text) => {
      expect(readStack(text, now)).toEqual(noSlides);
    },
  );

  it("has each id once", () => {
    const twice = { slides: [slide("a"), slide("b"), slide("a")], isVisible: true };
    expect(ids(readStack(JSON.stringify(twice), now))).toBe("ba");
  });
});

describe("a slide", () => {
  it.each([
    { id: "x", title: "X", kind: "iframe", url: "javascript:alert(1)" },
    { id: "x", title: "X", kind: "iframe", url: "//elsewhere.example" },
    { id: "x", title: "X", kind: "iframe", url: "https://user:secret@site.example" },
    { id: "x", title: "X", kind: "article", articleId: 0 },
    { id: "x", title: "X", kind: "article", articleId: "7" },
    { id: "x", title: "X", kind: "search", text: " " },
    { id: "x", title: "X", kind: "video" },
    { id: "x", title: "X", kind: "editor", home: "home" },
    { id: "", title: "X", kind: "search", text: "brake" },
    { id: "x", title: "x".repeat(201), kind: "search", text: "brake" },
    { id: "x", title: "X", kind: "search", text: "brake", closesAt: "tomorrow" },
  ])("is none of %j", (from) => {
    expect(readSlide(from)).toBeNull();
  });

  it("takes its own fields alone", () => {
    const from = JSON.parse(
      '{"__proto__":{"url":"x"},"id":"x","title":"X","kind":"tyres","text":"205","more":1}',
    ) as unknown;
    expect(readSlide(from)).toEqual({ id: "x", title: "X", kind: "tyres", text: "205", ...noTimes });
  });

  it("leads to the web or to our own pages", () => {
    const good = ["https://site.example/a?b=1", "http://192.168.1.20:8080", "/pieces/article/7"];
    expect(good.filter(isSlideUrl)).toEqual(good);
    const bad = ["data:text/html,x", "/\\site.example", "site.example", `https://site.example/${"a".repeat(2000)}`];
    expect(bad.filter(isSlideUrl)).toEqual([]);
  });
});
