import { readNameOrId } from "./rules";

describe("readNameOrId", () => {
  it("reads a number of ours beside the name", () => {
    expect(readNameOrId("206")).toEqual({ name: "206", norm: "206", id: 206 });
    expect(readNameOrId("Citroën")).toEqual({ name: "Citroën", norm: "CITROEN", id: null });
  });

  it.each(["0", "-1", "2147483648", "99999999999999999999", "1e3", "0x10"])("takes %s for no number", (text) =>
    expect(readNameOrId(text).id).toBeNull(),
  );

  it("drops what no name holds and cuts what is too long", () => {
    expect(readNameOrId("\u202eRe\u0000nault ").name).toBe("Renault");
    expect(readNameOrId("x".repeat(5000)).name).toHaveLength(100);
  });
});
