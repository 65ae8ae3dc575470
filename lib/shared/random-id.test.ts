import { webcrypto } from "node:crypto";
import { randomId } from "./random-id";

const version4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const whole = globalThis.crypto;
const given = (crypto: unknown) => Object.defineProperty(globalThis, "crypto", { value: crypto, configurable: true });
afterEach(() => given(whole));

it("is a UUID where the browser gives one and where it does not", () => {
  given(webcrypto);
  expect(randomId()).toMatch(version4);
  given({ getRandomValues: webcrypto.getRandomValues.bind(webcrypto) });
  const made = Array.from({ length: 200 }, randomId);
  expect(made.filter((one) => !version4.test(one))).toEqual([]);
  expect(new Set(made).size).toBe(200);
});
