import { actOfKey, type ListBelow } from "./combobox-keys";

const suggestions: ListBelow = {
  ...{ count: 20, shown: true, at: -1, start: -1, pointerOnly: false },
};
const closed = { ...suggestions, shown: false };
const palette: ListBelow = { ...suggestions, count: 3, at: 0, start: 0, round: true, stands: true };

describe("the keys of a field over a list", () => {
  it.each([
    ["ArrowDown", -1, 0],
    ["ArrowDown", 19, 19],
    ["ArrowUp", 0, -1],
    ["ArrowUp", -1, -1],
    ["PageDown", 2, 10],
    ["PageDown", 15, 19],
    ["PageUp", 15, 7],
    ["PageUp", 3, -1],
  ])("%s leads from %d to %d", (key, at, to) => expect(actOfKey(key, { ...suggestions, at })).toBe(to));

  it("go round where the list does, by arrows alone, and never below its start", () => {
    expect(actOfKey("ArrowUp", palette)).toBe(2);
    expect(actOfKey("ArrowDown", { ...palette, at: 2 })).toBe(0);
    expect(actOfKey("PageDown", { ...palette, at: 1 })).toBe(2);
    expect(actOfKey("PageUp", { ...palette, at: 1 })).toBe(0);
    expect(actOfKey("ArrowUp", { ...palette, round: false })).toBe(0);
  });

  it("open a closed list: down at its first option, up at its start", () => {
    expect([actOfKey("ArrowDown", closed), actOfKey("ArrowUp", closed)]).toEqual([0, -1]);
    expect(actOfKey("ArrowDown", { ...closed, start: 0 })).toBe(0);
  });

  it("take what is active and seen, and nothing else", () => {
    const active = { ...suggestions, at: 3 };
    expect(actOfKey("Enter", active)).toBe("take");
    expect(actOfKey("Enter", suggestions)).toBeNull();
    expect(actOfKey("Enter", { ...active, shown: false })).toBeNull();
    expect(actOfKey("Enter", { ...active, pointerOnly: true })).toBeNull();
  });

  it("close what is open, once; what stands leaves Escape to its dialog", () => {
    expect(actOfKey("Escape", suggestions)).toBe("close");
    expect(actOfKey("Escape", closed)).toBeNull();
    expect(actOfKey("Escape", palette)).toBeNull();
  });

  it.each(["a", "Home", "End", "Tab", "ArrowLeft", "Backspace"])("leave %s to the text", (key) =>
    expect(actOfKey(key, suggestions)).toBeNull(),
  );

  it("have no use for a list without options", () =>
    expect(["ArrowDown", "PageUp", "Enter"].map((key) => actOfKey(key, { ...closed, count: 0 }))).toEqual([
      null,
      null,
      null,
    ]));
});
