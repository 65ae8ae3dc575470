import { isSiteCode, siteAddress } from "./rules";

describe("the address of the site", () => {
  it("carries the code, and a path only where one was asked", () => {
    expect(siteAddress("https://site.example.com/blog/", "abc", "/")).toBe(
      "https://site.example.com/blog/?etabli_code=abc",
    );
    expect(siteAddress("https://site.example.com", "abc", "/wp-admin/?a=1&b=2")).toBe(
      "https://site.example.com/?etabli_code=abc&redirect_to=%2Fwp-admin%2F%3Fa%3D1%26b%3D2",
    );
  });
});

describe("a code", () => {
  it("is 43 characters of base64url", () => {
    expect(isSiteCode("A-_9".repeat(10) + "abc")).toBe(true);
    for (const text of ["", "a".repeat(42), "a".repeat(44), `${"a".repeat(42)}+`]) expect(isSiteCode(text)).toBe(false);
  });
});
