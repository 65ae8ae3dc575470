import { cookieOf } from "./cookies";

it.each([
  ["a=1; etabli.language=fr", "fr"],
  ["etabli.language=en;a=1", "en"],
  ["etabli.language=; a=1", null],
  ["x-etabli.language=fr", null],
  ["etabli.language", null],
  ["", null],
  [null, null],
])("%p names the language %p", (header, value) => expect(cookieOf(header, "etabli.language")).toBe(value));
