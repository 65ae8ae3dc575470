import type { LiveKind } from "@/lib/shared/live-events";
import type { Right } from "@/lib/shared/rights";
import { hears, readPositionText, type Addressed, type Listener } from "./rules";

const user = (userId: number, ...rights: Right[]): Listener => ({
  kind: "user",
  userId,
  has: (right) => rights.includes(right),
});
const event = (kind: LiveKind, to: Partial<Addressed> = {}): Addressed => ({
  ...{ kind, userId: null, customerId: null, screenId: null },
  ...to,
});
const cartKinds = ["Customer data", "Cart items", "Quote", "QuoteStatus", "Cart Highlight"] as const;
const scans = ["searchVin", "searchEAN"] as const;

describe("a user hears", () => {
  it.each(scans)("%s of their own and of nobody else", (kind) => {
    expect(hears(user(1, "CaiaApp"), event(kind, { userId: 1 }))).toBe(true);
    expect(hears(user(2, "CaiaApp"), event(kind, { userId: 1 }))).toBe(false);
    expect(hears(user(1, "cart"), event(kind, { userId: 1 }))).toBe(false);
    expect(hears(user(1, "CaiaApp"), event(kind))).toBe(false);
  });

  it.each([...cartKinds, "Customer connected" as const])("%s with the right to the cart alone", (kind) => {
    expect(hears(user(1, "cart"), event(kind, { customerId: 7 }))).toBe(true);
    expect(hears(user(1, "CaiaApp", "admin"), event(kind, { customerId: 7 }))).toBe(false);
  });

  it("nothing of a kind that this version does not know", () => {
    expect(hears(user(1, "cart", "CaiaApp", "admin"), event("Tomorrow" as LiveKind))).toBe(false);
  });
});

describe("a customer's companion page hears", () => {
  const companion: Listener = { kind: "companion", customerId: 7 };

  it.each(cartKinds)("%s of that customer alone", (kind) => {
    expect(hears(companion, event(kind, { customerId: 7 }))).toBe(true);
    expect(hears(companion, event(kind, { customerId: 8 }))).toBe(false);
    expect(hears(companion, event(kind))).toBe(false);
  });

  it.each([...scans, "data", "Customer connected", "Screen Data", "Screen URLs"] as const)("never %s", (kind) => {
    expect(hears(companion, event(kind, { customerId: 7, screenId: 7 }))).toBe(false);
  });
});

describe("a screen hears", () => {
  it("what is for it, and neither carts nor other screens", () => {
    const screen: Listener = { kind: "screen", screenId: 7 };
    expect(hears(screen, event("Screen Data", { screenId: 7 }))).toBe(true);
    expect(hears(screen, event("Screen Data", { screenId: 8 }))).toBe(false);
    expect(hears(screen, event("Screen URLs"))).toBe(true);
    expect(hears(screen, event("Tiles"))).toBe(true);
    expect(hears(screen, event("Tips"))).toBe(false);
    expect(hears(screen, event("Cart items", { customerId: 7, screenId: 7 }))).toBe(false);
  });
});

describe("a position", () => {
  it.each([
    [null, null],
    [undefined, null],
    ["", null],
    ["0", 0],
    ["123456789012345", 123456789012345],
    ["1234567890123456", NaN],
    ["-1", NaN],
    ["1e3", NaN],
    ["٣", NaN],
    ["<b>", NaN],
  ])("%p is %p", (text, expected) => expect(readPositionText(text)).toBe(expected));
});
