process.env.NEXTAUTH_SECRET = "x".repeat(32);

import { seal, unseal } from "./seal";

describe("a sealed text", () => {
  it("opens again, looks different each time, and shows nothing", () => {
    const text = "eyJ é 漢";
    const [one, other] = [seal("a", text), seal("a", text)];
    expect([unseal("a", one), unseal("a", other)]).toEqual([text, text]);
    expect(one.equals(other)).toBe(false);
    expect(one.includes("eyJ")).toBe(false);
  });

  it("opens for its purpose alone, and not when a byte is another", () => {
    const sealed = seal("a", "text");
    expect(unseal("b", sealed)).toBeNull();
    for (const at of [0, 15, sealed.length - 1]) {
      const altered = Buffer.from(sealed);
      altered[at] = (altered[at] ?? 0) ^ 1;
      expect(unseal("a", altered)).toBeNull();
    }
    expect([unseal("a", new Uint8Array()), unseal("a", new Uint8Array(28))]).toEqual([null, null]);
  });
});
