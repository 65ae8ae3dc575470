import { keyedPhoto, photosOf, withPhotos } from "./rules";

const [one, two] = [
  { id: "a", small: "b" },
  { id: "c", small: "d" },
];

describe("the photographs of lines", () => {
  it("are counted over all lines, also those that never had any", () =>
    expect(photosOf([{ photos: [one!] }, {}, { photos: null }, { photos: [two!] }])).toEqual([one, two]));

  it("are told while they are there, and not at all where none is", () => {
    const line = { name: "disc", photos: [one!, two!] };
    expect(withPhotos(line, new Set(["c"]))).toEqual({ name: "disc", photos: [two] });
    expect(withPhotos(line, new Set())).toEqual({ name: "disc" });
  });
});

describe("a photograph that is shown large", () => {
  it.each([
    ["ArrowRight", 0, false, 1],
    ["ArrowRight", 3, false, 3],
    ["ArrowLeft", 0, false, 0],
    ["ArrowLeft", 1, true, 2],
    ["ArrowRight", 1, true, 0],
    ["Home", 2, false, 0],
    ["End", 0, true, 3],
    ["Enter", 1, false, null],
  ])("gives way by %s from %d, right to left %s, to %d", (key, at, rightToLeft, to) =>
    expect(keyedPhoto(key, { at, count: 4, rightToLeft })).toBe(to),
  );
});
