import { soughtText } from "./sought-text";

it.each([
  ["  Plaquettes   CLIO 3 ", "plaquettes clio 3"],
  ["0 986 494 104", "0 986 494 104"],
  ["4047025103190", "4047025103190"],
])("%j is kept as %j", (raw, kept) => expect(soughtText(raw)).toBe(kept));

it.each([
  "",
  " x ",
  "AB-123-CD",
  "VF1BR0F0H39123456",
  "jean@garage.fr",
  "Jean Martin 06 12 34 56 78",
  "a ".repeat(200),
])("%j is not kept", (raw) => expect(soughtText(raw)).toBeNull());
