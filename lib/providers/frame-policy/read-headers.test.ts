import { readFraming } from "./read-headers";

const page = new URL("https://etabli.example");
const site = new URL("https://tool.example/start");
const verdict = (policies: string[], xFrameOptions: string | null = null, at = page) =>
  readFraming({ policies, xFrameOptions }, at, site).verdict;

describe("headers of a site", () => {
  it.each([
    [[], null],
    [["default-src 'self'; script-src 'none'"], null],
    [["frame-ancestors *"], "DENY"],
    [["default-src 'none'; FRAME-ANCESTORS https://etabli.example"], null],
    [["frame-ancestors etabli.example"], null],
    [["frame-ancestors https:"], null],
    [["frame-ancestors https://*.example"], null],
    [["frame-ancestors 'self' https://other.example https://etabli.example:443/path"], null],
    [["frame-ancestors http://etabli.example"], null],
    [["frame-ancestors *, frame-ancestors https:"], null],
    [[], "ALLOW-FROM https://other.example"],
    [[], "ALLOWALL"],
  ])("%j and %j let our page show it", (policies, options) => {
    expect(verdict(policies, options)).toBe("open");
  });

  it.each([
    [["frame-ancestors 'none'"], null],
    [["frame-ancestors"], null],
    [["frame-ancestors 'self'"], null],
    [["frame-ancestors https://other.example"], null],
    [["frame-ancestors https://*.etabli.example"], null],
    [["frame-ancestors https://etabli.example:8443"], null],
    [["frame-ancestors *", "frame-ancestors 'none'"], null],
    [["frame-ancestors *, frame-ancestors 'self'"], null],
    [[], "deny"],
    [[], "SAMEORIGIN"],
    [[], "SAMEORIGIN, DENY"],
  ])("%j and %j refuse", (policies, options) => {
    expect(verdict(policies, options)).toBe("refused");
  });

  it("say which of them refuses", () => {
    const reason = (policies: string[], xFrameOptions: string | null) =>
      readFraming({ policies, xFrameOptions }, page, site).reason;
    expect([reason(["frame-ancestors 'none'"], "DENY"), reason([], "DENY")]).toEqual([
      "frame-ancestors",
      "x-frame-options",
    ]);
  });

  it("let a page of the same site in where it says so", () => {
    const own = new URL("https://tool.example");
    expect([verdict(["frame-ancestors 'self'"], null, own), verdict([], "SAMEORIGIN", own)]).toEqual(["open", "open"]);
    expect(verdict([], "DENY", own)).toBe("refused");
  });
});
