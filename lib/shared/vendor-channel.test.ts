import fc from "fast-check";
import { channelOf, numberOf } from "./vendor-channel";

it("a channel names one store", () => {
  fc.assert(fc.property(fc.integer({ min: 1, max: 2 ** 31 - 1 }), (one) => expect(numberOf(channelOf(one))).toBe(one)));
  expect(["v-", "v-0", "v-1x", "IDLP", "v--1", "local"].map(numberOf)).toEqual(Array(6).fill(null));
});
