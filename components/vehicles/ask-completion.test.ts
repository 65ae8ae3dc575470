import { wholeVin } from "./ask-completion";

const asked = jest.fn<Promise<{ value: string }[]>, []>();
jest.mock("@/lib/api/client", () => ({ call: () => asked() }));
const whole = "VF1BR1H0H40123456";

describe("an incomplete VIN", () => {
  it.each([
    ["one vehicle", "VF1BR1H0H40", [whole], whole],
    ["one vehicle by two records", "VF1BR1H0H401", [whole, whole], whole],
    ["several", "VF1BR1", [whole, "VF1BR1H0H40999999"], "VF1BR1"],
    ["none", "VF1BR9", [], "VF1BR9"],
  ])("of %s", async (_, text, values, meant) => {
    asked.mockResolvedValueOnce(values.map((value) => ({ value })));
    expect(await wholeVin(text)).toBe(meant);
  });

  it("without a network is searched as it stands", async () => {
    asked.mockRejectedValueOnce(new TypeError("failed"));
    expect(await wholeVin("VF1BR1H")).toBe("VF1BR1H");
  });
});
