import { faultOfVin } from "./vin-fault";

describe("a VIN that is asked for", () => {
  it.each([
    ["", null],
    ["VF1BR1H0H40123456", null],
    ["*vf1 br1h0h 40123456*", null],
    ["VF1BR1H0H4012", { is: "short", typed: 13, count: 4 }],
    ["VF1BR1H0H4O123456", { is: "malformed" }],
    ["VF1BR1H0H401234567", { is: "malformed" }],
    ["---", { is: "malformed" }],
  ])("%j: %j", (text, fault) => expect(faultOfVin(text)).toEqual(fault));
});
