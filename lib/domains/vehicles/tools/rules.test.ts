import { embeddedAddress, fillAddress, readTools, sandboxOf, toolOrigins } from "./rules";

const clio = { vin: "VF1BR1H0H40123456", ktype: "1000080", mid: null, plate: "AB-123-CD", make: "Renault", lang: "fr" };

describe("the settings of the tools", () => {
  it("are addresses by tool, tools that are hidden, and nothing by default", () => {
    const settings = readTools(
      '{"tecrmi":"https://rmi.example.com/?vin={vin}","databox":"https://rmi.example.com:8443/box","oem":"hide"}',
    );
    expect([...settings.addresses.keys()]).toEqual(["tecrmi", "databox"]);
    expect([...settings.hidden]).toEqual(["oem"]);
    expect(toolOrigins(settings)).toEqual(["https://rmi.example.com", "https://rmi.example.com:8443"]);
    expect(toolOrigins(readTools(""), "")).toEqual([]);
    expect(toolOrigins(readTools(""), "https://ad.example/sso?token={token}")).toEqual(["https://ad.example"]);
  });

  it.each([
    ['{"tecdoc":"https://a.example"}', "tecdoc is no tool"],
    ['{"constructor":"https://a.example"}', "constructor is no tool"],
    ['{"tecrmi":"/here"}', "tecrmi has no address"],
    ['{"tecrmi":null}', "tecrmi has no address"],
    ['{"tecrmi":"http://a.example"}', "must begin with https"],
    ['{"tecrmi":"javascript:alert(1)"}', "must begin with https"],
    ['{"tecrmi":"https://{vin}.example/"}', "names a fact in its host"],
    ['{"tecrmi":"https://a.example/{owner}"}', "asks for {owner}"],
    ["[]", "no JSON object"],
    ["{", "JSON"],
  ])("%s is refused: %s", (json, fault) => expect(() => readTools(json)).toThrow(fault));

  it("name tools of diagnosis by make, and one for all others", () => {
    const settings = readTools(
      '{"diag":"https://all.example/?make={make}","diag:Renault":"https://clip.example/{vin}","diag:Alfa Romeo":"https://a.example/"}',
    );
    expect([...settings.makers]).toEqual([
      ["Renault", "https://clip.example/{vin}"],
      ["Alfa Romeo", "https://a.example/"],
    ]);
    expect([settings.otherMakes, settings.addresses.size]).toEqual(["https://all.example/?make={make}", 0]);
    expect(toolOrigins(settings)).toEqual(["https://clip.example", "https://a.example", "https://all.example"]);
    expect(readTools("").otherMakes).toBeNull();
  });

  it.each([
    ['{"diag:":"https://a.example"}', "diag: is no tool"],
    ['{"diag":"hide"}', "diag has no address"],
    ['{"diag:Renault":"ftp://a.example"}', "must begin with https"],
  ])("%s is refused: %s", (json, fault) => expect(() => readTools(json)).toThrow(fault));

  it("may stay on this machine without https", () => {
    expect(toolOrigins(readTools('{"oem":"http://127.0.0.1:8080/{vin}"}'))).toEqual(["http://127.0.0.1:8080"]);
  });
});

describe("an address", () => {
  it("is filled with what it asks for, each made safe", () => {
    expect(fillAddress("https://a.example/{ktype}?v={vin}&p={plate}&l={lang}#{ktype}", clio)).toEqual({
      address: "https://a.example/1000080?v=VF1BR1H0H40123456&p=AB-123-CD&l=fr#1000080",
    });
    expect(fillAddress("https://a.example/{plate}", { ...clio, plate: "../?a=b&c" })).toEqual({
      address: "https://a.example/..%2F%3Fa%3Db%26c",
    });
  });

  it("names what the vehicle lacks, once each", () => {
    expect(fillAddress("https://a.example/{mid}/{mid}?v={vin}", { ...clio, vin: "" })).toEqual({
      missing: ["mid", "vin"],
    });
  });

  it("of our own page says what is known", () => {
    expect(embeddedAddress("diag", { ...clio, ktype: null })).toBe(
      "/embedded/diag?vin=VF1BR1H0H40123456&plate=AB-123-CD&make=Renault",
    );
    expect(embeddedAddress("tecrmi", clio)).toBe(
      "/embedded/tecrmi?vin=VF1BR1H0H40123456&ktype=1000080&plate=AB-123-CD",
    );
  });
});

describe("a frame", () => {
  const here = "https://etabli.example/identification-vehicule";
  const may = (address: string) => sandboxOf(address, here)?.split(" ") ?? null;

  it("lets another host's page run as itself", () => {
    expect(may("https://tool.example/?vin=x")).toEqual(expect.arrayContaining(["allow-scripts", "allow-same-origin"]));
  });

  it.each([
    "/embedded/tecrmi",
    "https://etabli.example/x",
    "https://ETABLI.example:8443/x",
    "//etabli.example",
    "",
    "?",
  ])("never lets %p of our own host run scripts as our own origin", (address) =>
    expect(may(address)).not.toContain("allow-same-origin"),
  );

  it.each([
    "javascript:alert(1)",
    "data:text/html,x",
    "blob:https://etabli.example/1",
    "file:///x",
    "https://",
    "about:blank",
  ])("does not take %p", (address) => expect(may(address)).toBeNull());
});
