import { judgeText } from "./judge-address";

const house = { origins: [new URL("https://etabli.example"), new URL("http://localhost:3000")], local: false };
const atHome = { ...house, local: true };

describe("the address of a program", () => {
  it("is https", () => {
    expect(judgeText("https://erp.example/hook", house)).toBeNull();
    expect(judgeText("http://erp.example/hook", house)).toBe("not-https");
    expect(judgeText("ftp://erp.example/hook", house)).toBe("not-https");
    expect(judgeText("erp.example", house)).toBe("malformed");
  });

  it("is never the house's own, whatever its port", () => {
    expect(judgeText("https://etabli.example/api", house)).toBe("house");
    expect(judgeText("https://ETABLI.example:8443/", house)).toBe("house");
  });

  it("holds no password", () => {
    expect(judgeText("https://a:b@erp.example/", house)).toBe("credentials");
  });

  it("may be a program of this machine for tests, but not the house itself", () => {
    expect(judgeText("http://localhost:4000/", atHome)).toBeNull();
    expect(judgeText("http://127.0.0.1:3000/", atHome)).toBe("house");
    expect(judgeText("http://localhost:3000/hook", atHome)).toBe("house");
  });
});
