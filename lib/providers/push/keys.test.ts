import { createECDH } from "node:crypto";
import { keysFromSecret, keysOf } from "./keys";

it("an installation has one pair of keys, another secret another one", () => {
  const own = keysFromSecret("a secret of the house, long enough");
  expect(keysFromSecret("a secret of the house, long enough")).toEqual(own);
  expect(keysFromSecret("another secret, long enough as well").publicKey).not.toBe(own.publicKey);
  expect(Buffer.from(own.publicKey, "base64url")).toHaveLength(65);
});

it("the public key belongs to the private one", () => {
  const curve = createECDH("prime256v1");
  curve.generateKeys();
  const privateKey = curve.getPrivateKey().toString("base64url").padStart(43, "A");
  expect(keysOf(privateKey).publicKey).toBe(curve.getPublicKey("base64url"));
});

it.each(["", "AAAA", "x".repeat(44)])("%j is no key", (text) => expect(() => keysOf(text)).toThrow());
