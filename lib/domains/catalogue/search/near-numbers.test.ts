import fc from "fast-check";
import { nearNumbers } from "./near-numbers";

const isNear = (typed: string, meant: string) => nearNumbers(typed).some(({ key }) => key === meant);

describe("numbers near a mistyped one", () => {
  it.each([
    ["0986494014", "0986494104"],
    ["O986494104", "0986494104"],
    ["O9864941O4", "0986494104"],
    ["0986494105", "0986494104"],
    ["098649410", "0986494104"],
    ["00986494104", "0986494104"],
    ["GDB1643", "GDB1634"],
    ["GBD1634", "GDB1634"],
  ])("of %s hold %s", (typed, meant) => {
    expect(isNear(typed, meant)).toBe(true);
  });

  it.each(["HU7", "PLAQUETTES", "1".repeat(30)])("%s has none", (typed) => {
    expect(nearNumbers(typed)).toEqual([]);
  });

  it("lead back, whatever the slip", () => {
    const number = fc.stringMatching(/^[A-Z]{0,3}[0-9]{6,9}$/);
    fc.assert(
      fc.property(number, fc.nat(), (meant, place) => {
        const at = place % (meant.length - 1);
        const swapped = meant.slice(0, at) + meant.charAt(at + 1) + meant.charAt(at) + meant.slice(at + 2);
        for (const typed of [
          swapped,
          meant.slice(0, at) + meant.slice(at + 1),
          meant.slice(0, at) + meant.charAt(at) + meant.slice(at),
        ])
          if (typed !== meant && typed.length >= 5) expect(isNear(typed, meant)).toBe(true);
      }),
    );
  });
});
