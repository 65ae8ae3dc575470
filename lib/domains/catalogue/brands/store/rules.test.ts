import { initialsOf, storeIcon } from "./rules";

it.each([
  ["JP Group", "JG"],
  ["Ridex", "RI"],
  ["a.b.s.", "AB"],
  ["<b>", "B"],
  ["", ""],
  ["éclair & fils", "ÉF"],
])("%j is written %j", (name, letters) => {
  expect(initialsOf(name)).toBe(letters);
});

it("an icon is a picture that no name breaks, the same for the same name", () => {
  for (const name of ["Ridex", '"><script>', "🚗 & <x>", ""]) {
    const icon = storeIcon(name);
    expect(icon).toBe(storeIcon(name));
    const svg = decodeURIComponent(icon.replace("data:image/svg+xml,", ""));
    expect(svg).toMatch(/^<svg [^>]+><circle [^>]+\/><text [^>]+>[\p{L}\p{N}]{0,2}<\/text><\/svg>$/u);
  }
  expect(storeIcon("Ridex")).not.toBe(storeIcon("Stark"));
});
