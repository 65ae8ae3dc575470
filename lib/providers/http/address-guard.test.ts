import { isPublicAddress, literalAddress, publicLookup } from "./address-guard";

describe("isPublicAddress", () => {
  it.each(["8.8.8.8", "193.252.1.1", "2a01:e0a::1"])("accepts %s", (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
  it.each([
    ...["127.0.0.1", "127.8.9.1", "10.0.0.1", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0"],
    ...["224.0.0.1", "255.255.255.255", "::1", "::", "fe80::1", "fc00::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1"],
    ...["64:ff9b::7f00:1", "2002:7f00:1::", "ff02::1", "not an address", ""],
  ])("refuses %p", (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

describe("literalAddress", () => {
  it("takes the brackets off", () => {
    expect(literalAddress("[::1]")).toBe("::1");
    expect(literalAddress("127.0.0.1")).toBe("127.0.0.1");
    expect(literalAddress("registry.example.com")).toBeNull();
  });
});

describe("publicLookup", () => {
  it.each([true, false])("refuses a name that leads to this machine (all: %p)", async (all) => {
    const error = await new Promise((resolve) => publicLookup("localhost", { all }, (failure) => resolve(failure)));
    expect(String(error)).toMatch("public internet");
  });
});
