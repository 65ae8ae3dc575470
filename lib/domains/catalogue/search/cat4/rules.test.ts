import { showsCat4 } from "./rules";

it.each([
  [{ cat4: "show" }, true],
  [{}, false],
  [{ cat4: "hide" }, false],
  [{ cat4: true }, false],
  [{ prices: "show" }, false],
])("the settings %j show the search: %s", (settings, shown) => {
  expect(showsCat4(settings)).toBe(shown);
});
