import { isHubSource } from "./tabs";

it.each([
  ["IDLP", true],
  ["pap", true],
  ["Caia", false],
])("leads from %s to the hub: %s", (code, outcome) => expect(isHubSource(code)).toBe(outcome));
