import { companyAppOf, isForeign, isReservedName, isStale, originsOf, placeOfApp } from "./rules";

const known = { verdict: "open", isSecure: true } as const;

describe("an app of a company", () => {
  it.each([
    ["erp", "erp"],
    ["ERP", "erp"],
    ["Back", "back"],
    ["backOffice", null],
    ["constructor", null],
    ["", null],
  ])("is known at %j as %j", (name, app) => {
    expect(companyAppOf(name)).toBe(app);
  });

  it("keeps its name from dock apps", () => {
    expect(["ERP", " mybox ", "Help"].map(isReservedName)).toEqual([true, true, true]);
    expect(["erp2", "Planning"].map(isReservedName)).toEqual([false, false]);
  });

  it("is framed where its site allows it, or could not be asked", () => {
    const address = "https://erp.example/start";
    const framed = { state: "framed", address, own: false };
    expect(placeOfApp(address, known)).toEqual(framed);
    expect(placeOfApp(address, { ...known, verdict: "unknown" })).toEqual(framed);
    expect(placeOfApp(address, { ...known, verdict: "refused" })).toEqual({
      state: "outside",
      address,
      why: "refused",
    });
  });

  it("has a window of its own where a secure page may not show it", () => {
    const address = "http://192.168.1.20:8080";
    expect(placeOfApp(address, known)).toMatchObject({ state: "outside", why: "insecure" });
    expect(placeOfApp(address, { ...known, isSecure: false })).toMatchObject({ state: "framed" });
  });

  it("is one of our own pages, framed only where the page is made for it", () => {
    expect(placeOfApp("/embedded/mybox", known)).toMatchObject({ state: "framed", own: true });
    expect(placeOfApp("/pieces", known)).toEqual({ state: "page", address: "/pieces" });
  });
});

it("asks other sites alone", () => {
  expect(["https://a.example", "HTTP://a.example", "/pieces", "mailto:x@y", "https://"].map(isForeign)).toEqual([
    ...[true, true, false, false, false],
  ]);
});

it("names each origin once, the first hundred", () => {
  expect(originsOf(["https://a.example/1", "https://a.example/2", "/x", "http://b.example:81/"])).toEqual([
    ...["https://a.example", "http://b.example:81"],
  ]);
  expect(originsOf(Array.from({ length: 150 }, (_, at) => `https://s${at}.example`))).toHaveLength(100);
});

it("names no origin that would write a policy of its own", () => {
  expect(
    originsOf(["https://a;sandbox/", "https://a,b.example", "https://ok.example", "https://[2001:db8::1]:8443/x"]),
  ).toEqual([...["https://ok.example", "https://[2001:db8::1]:8443"]]);
});

it("hears a site again after two days", () => {
  const now = Date.UTC(2026, 10, 24);
  expect([47, 49].map((hours) => isStale(new Date(now - hours * 3_600_000), now))).toEqual([false, true]);
});
