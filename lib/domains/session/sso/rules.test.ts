import { faultOfError, isSignOnFault, loginAddress, readBinding, readProviderToken } from "./rules";

describe("what a browser and a program carry", () => {
  it("is read in its form alone", () => {
    const binding = "a".repeat(43);
    expect(readBinding(`x=y; etabli.sso=${binding}; z=1`)).toBe(binding);
    for (const header of [null, "", "etabli.sso=", "etabli.sso=short", `other=${binding}`, `etabli.sso=${binding}<`])
      expect(readBinding(header)).toBeNull();
    const token = `${"a".repeat(900)}.${"b".repeat(900)}.${"c".repeat(300)}`;
    expect(readProviderToken(`Bearer ${token}`)).toBe(token);
    for (const header of [null, "", "Bearer short", `Basic ${token}`, `Bearer ${"a".repeat(9000)}`])
      expect(readProviderToken(header)).toBeNull();
  });
});

describe("a failed sign-in", () => {
  it("is the person's or the provider's, and leads back to the page asked", () => {
    expect(["access_denied", "login_required", "temporarily_unavailable", ""].map(faultOfError)).toEqual([
      ...["refused", "refused", "provider", "provider"],
    ]);
    expect(loginAddress("expired", "/")).toBe("/login?sso=expired");
    expect(loginAddress("unknown", "/cart?a=1&b=2")).toBe("/login?sso=unknown&from=%2Fcart%3Fa%3D1%26b%3D2");
    expect([isSignOnFault("denied"), isSignOnFault("with"), isSignOnFault(undefined)]).toEqual([true, false, false]);
  });
});
