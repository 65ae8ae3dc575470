import { givable, isCompanyKey, keyOf, prefixOf, stateOf, stillHeld } from "./rules";

const key = keyOf("a".repeat(43));

describe("a key of a program", () => {
  it("is known by its shape and shown by its beginning", () => {
    expect([isCompanyKey(key), isCompanyKey(key.slice(1)), isCompanyKey(`${key}a`)]).toEqual([true, false, false]);
    expect(prefixOf(key)).toBe("etb_aaaaaaaa");
  });

  it("never opens people's accounts", () => {
    expect(givable(["cart", "admin", "UsersAdmin", "Stock"])).toEqual(["cart", "Stock"]);
  });

  it("opens what it was given and its maker still holds", () => {
    expect(stillHeld(["cart", "Stock"], ["CaiaApp", "cart"])).toEqual(["cart"]);
    expect(stillHeld(["cart", "admin"], ["CaiaApp", "cart", "admin"])).toEqual(["cart"]);
  });

  it("opens nothing once its maker may not enter", () => {
    expect(stillHeld(["cart"], ["cart"])).toEqual([]);
  });

  it("is over from the moment it was to end, or once revoked", () => {
    const now = new Date("2026-11-27T12:00:00Z");
    expect(stateOf({ revokedAt: null, endsAt: null }, now)).toBe("live");
    expect(stateOf({ revokedAt: null, endsAt: now }, now)).toBe("ended");
    expect(stateOf({ revokedAt: now, endsAt: now }, now)).toBe("revoked");
  });
});
