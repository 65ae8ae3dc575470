import { readBasicHeader } from "./basic-header";

describe("readBasicHeader", () => {
  it("reads an email and a password that holds colons and accents", () => {
    const header = `Basic ${Buffer.from("garage@etabli.test:é:b", "utf8").toString("base64")}`;
    expect(readBasicHeader(header)).toEqual({ email: "garage@etabli.test", password: "é:b" });
  });
  it.each([null, "", "Basic", "Bearer abc", "Basic !!!", `Basic ${btoa(":x")}`])("refuses %p", (header) => {
    expect(readBasicHeader(header)).toBeNull();
  });
});
