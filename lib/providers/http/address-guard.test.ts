import dns from "node:dns";
import { isPublicAddress, literalAddress, publicLookup } from "./address-guard";

describe("isPublicAddress", () => {
  it.each(["8.8.8.8", "193.252.1.1", "2a01:e0a::1"])("accepts %s", (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
  it.each([
    ...["127.0.0.1", "127.8.9.1", "10.0.0.1", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0"],
    ...["224.0.0.1", "255.255.255.255", "::1", "::", "fe80::1", "fc00::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1"],
    ...["64:ff9b::7f00:1", "64:ff9b:1::a00:1", "2002:7f00:1::", "2001:0:4136:e378:8000:63bf:3fff:fdd2", "ff02::1"],
    ...[
      "::7f00:1",
      "::127.0.0.1",
      "::ffff:0:7f00:1",
      "::ffff:7f00:1",
      "fec0::1",
      "fd12:3456::1",
      "4000::1",
      "2001:db8::1",
    ],
    ...["fe80::1%eth0", "0.1.2.3", "192.0.0.8", "198.18.0.1", "192.88.99.1", "203.0.113.1", "240.0.0.1"],
    ...["2130706433", "0x7f000001", "0177.0.0.1", "127.1", "not an address", ""],
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

/** What the name's server answers from now on, answer after answer. */
function answerNames(...answers: string[][]): jest.SpyInstance {
  let at = 0;
  return jest.spyOn(dns, "lookup").mockImplementation(((_: string, __: object, done: (...found: unknown[]) => void) =>
    done(
      null,
      (answers[Math.min(at++, answers.length - 1)] ?? []).map((address) => ({ address, family: 4 })),
    )) as never);
}
const lookUp = (all: boolean) =>
  new Promise((resolve) => publicLookup("name.test", { all }, (error, found) => resolve(error ?? found)));

describe("publicLookup", () => {
  afterEach(() => void jest.restoreAllMocks());

  it("answers the addresses that it has checked, and no others", async () => {
    const asked = answerNames(["8.8.8.8", "9.9.9.9"], ["127.0.0.1"]);
    expect(await lookUp(true)).toEqual([
      { address: "8.8.8.8", family: 4 },
      { address: "9.9.9.9", family: 4 },
    ]);
    expect(asked).toHaveBeenCalledTimes(1);
    expect(String(await lookUp(false))).toMatch("public internet");
  });

  it.each([[["8.8.8.8", "127.0.0.1"]], [["169.254.169.254", "8.8.8.8"]], [["8.8.8.8", "::ffff:10.0.0.1"]], [[]]])(
    "refuses a name with one address inside: %p",
    async (addresses) => {
      answerNames(addresses);
      for (const all of [true, false]) expect(String(await lookUp(all))).toMatch("public internet");
    },
  );

  it.each([true, false])("refuses a name that leads to this machine (all: %p)", async (all) => {
    const error = await new Promise((resolve) => publicLookup("localhost", { all }, (failure) => resolve(failure)));
    expect(String(error)).toMatch("public internet");
  });
});
