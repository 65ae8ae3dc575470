import fc from "fast-check";
import { isLiveKey, lockSeconds, readBearerHeader, readSessionCookie, safeReturnPath } from "./rules";

describe("lockSeconds", () => {
  it("forgives typing errors, then grows and stays below a quarter of an hour", () => {
    expect([0, 4, 5, 6, 7].map((failures) => lockSeconds(failures, "account"))).toEqual([0, 0, 2, 4, 8]);
    expect(lockSeconds(60, "account")).toBe(900);
    expect(lockSeconds(29, "address")).toBe(0);
  });
});

describe("tokens", () => {
  it("come from the header or the cookie of this site only", () => {
    const token = "a".repeat(43);
    expect(readBearerHeader(`Bearer ${token}`)).toBe(token);
    expect(readBearerHeader("Bearer short")).toBeNull();
    expect(readSessionCookie(`a=b; etabli.session=${token}; c=d`)).toBe(token);
    expect(readSessionCookie(`etabli.session=<script>`)).toBeNull();
  });
});

describe("safeReturnPath", () => {
  it("keeps what only looks like another site on this one", () => {
    for (const path of ["/%2f%2fevil.test", "/%5cevil.test", "/@evil.test", "/?x=//evil.test"])
      expect(new URL(safeReturnPath(path), "https://etabli.test").href).toBe(`https://etabli.test${path}`);
  });
  it.each(["/cart", "/pieces?x=1", "/identification-vehicule/search/immat/AB-123-CD"])("keeps %s", (path) => {
    expect(safeReturnPath(path)).toBe(path);
  });
  it.each([
    ["/cart?_rsc=1a2b3", "/cart"],
    ["/pieces?x=1&_rsc=1a2b3", "/pieces?x=1"],
    ["/pieces?_rsc=1a2b3&x=a%20b", "/pieces?x=a+b"],
  ])("takes Next's mark off %s", (path, shown) => expect(safeReturnPath(path)).toBe(shown));
  const other = [
    "//evil.test",
    "/\\evil.test",
    "https://evil.test",
    "javascript:alert(1)",
    "/%0d\\x",
    "/\tx",
    "/a/..//x",
    "\\\\evil.test",
    "///evil.test",
    "/\n/evil.test",
    "http:evil.test",
    "HTTP://evil.test",
    "@evil.test",
    ".evil.test",
    "http://localhost:3001/cart",
    "http://user@localhost:3000/",
    "data:text/html,x",
    "%2f%2fevil.test",
    "",
  ];
  it.each([...other, "/login?from=/login", "/api/userInfo", null, undefined])("turns %p into /", (path) => {
    expect(safeReturnPath(path)).toBe("/");
  });
  it("never leaves the site, whatever is typed", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(new URL(safeReturnPath(text), "https://etabli.test").origin).toBe("https://etabli.test");
        expect(new URL(safeReturnPath(`/${text}`), "https://etabli.test").origin).toBe("https://etabli.test");
      }),
    );
  });
});

it("tells keys from what is none", () => {
  expect(isLiveKey("a".repeat(43))).toBe(true);
  for (const text of ["", "7", "a".repeat(42), "a".repeat(44), `${"a".repeat(42)}'`])
    expect(isLiveKey(text)).toBe(false);
});
