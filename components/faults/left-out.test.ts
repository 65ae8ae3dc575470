import { readFaultCodes } from "@/lib/shared/fault-code";
import { leftOutQuery, readLeftOut } from "./left-out";

/** What a page says of a typed text, by way of its address. */
function said(text: string) {
  const query = Object.fromEntries(new URLSearchParams(leftOutQuery(readFaultCodes(text))));
  return readLeftOut("P0401", query);
}

it("nothing that was typed is left out in silence", () => {
  expect(leftOutQuery(readFaultCodes("P0401 P0299"))).toBe("");
  expect(said("P0401 bonjour, P04")).toEqual({ words: ["BONJOUR", "P04"], more: 0, over: 0 });
  const words = Array.from({ length: 30 }, (_, at) => `mot${at}`).join(" ");
  expect(said(words)).toMatchObject({ more: 10, over: 0 });
  const codes = Array.from({ length: 230 }, (_, at) => `P0${String(at).padStart(3, "0")}`).join(" ");
  expect(said(codes)).toEqual({ words: [], more: 0, over: 30 });
});

it("an address that was written by hand says the same", () => {
  expect(readLeftOut("P0401-P0ZZZ", { unread: "P0ZZZ BONJOUR", more: "x", over: "-3" })).toEqual({
    words: ["P0ZZZ", "BONJOUR"],
    more: 0,
    over: 0,
  });
});
