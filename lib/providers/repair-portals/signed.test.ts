import { createHmac } from "node:crypto";
import { makeSignedPortals } from "./signed";

const who = { companyId: 12, userId: 7 };
const none = { tecrmiId: "", autodataUrl: "", autodataKey: "" };

describe("repair portals", () => {
  it("are our own without a contract", () => {
    const portals = makeSignedPortals(none);
    expect([portals.tecrmiId(who), portals.autodataLink(who)]).toEqual(["demo-12", "/embedded/autodata"]);
  });

  it("are the contract's: its identity, and a link whose token says who, until when, sealed by the key", () => {
    const portals = makeSignedPortals(
      { tecrmiId: "C-901", autodataUrl: "https://workshop.example.com/sso?t={token}", autodataKey: "k" },
      () => 1_000_000,
    );
    expect(portals.tecrmiId(who)).toBe("C-901");
    const seal = createHmac("sha256", "k").update("12.7.1300").digest("base64url");
    expect(portals.autodataLink(who)).toBe(`https://workshop.example.com/sso?t=12.7.1300.${seal}`);
  });
});
