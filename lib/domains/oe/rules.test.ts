import type { OePart } from "@/lib/providers/oe-catalogue/port";
import { byPosition, ofVehicle, withCounts } from "./rules";

const number = (text: string) => ({ number: text, replacedBy: null, replaces: [] });
const part: OePart = {
  ...{ position: "1", standart: { part_code: "77 01", part_name: "Pads" }, genartId: 10001, quantity: 1 },
  ...{ frontRear: null, leftRight: null, note: null, numbers: [number("77 01"), number("82 00")] },
};
const counts = {
  ofGenart: new Map([[10001, { fitting: 7, refused: 2 }]]),
  ofNumber: new Map([
    ["7701", { fitting: 0, refused: 2 }],
    ["8200", { fitting: 3, refused: 0 }],
  ]),
};

describe("parts of a plate", () => {
  it("say how many articles fit behind them and behind each number, however it is written", () => {
    const [counted] = withCounts([part], counts);
    expect(counted?.articles).toBe(7);
    expect(counted?.numbers.map(({ articles }) => articles)).toEqual([0, 3]);
  });

  it("say nothing of articles where no version is known, or no generic article", () => {
    expect(withCounts([part], null)[0]).toMatchObject({ articles: null, numbers: [{ articles: null }, {}] });
    expect(withCounts([{ ...part, genartId: null }], counts)[0]?.articles).toBeNull();
  });

  it("lose numbers of which no article fits, and parts without any", () => {
    const [left, ...others] = ofVehicle(withCounts([part], counts));
    expect(left?.numbers.map((one) => one.number)).toEqual(["82 00"]);
    expect(left?.standart.part_code).toBe("82 00");
    expect(others).toEqual([]);
    expect(ofVehicle(withCounts([{ ...part, numbers: [number("77 01")] }], counts))).toEqual([]);
    expect(ofVehicle(withCounts([part], null))).toHaveLength(1);
  });

  it("stand in the order that a reader counts in", () => {
    const order = ["10", "2", "10a", "1"].map((position) => ({ position })).toSorted(byPosition);
    expect(order.map(({ position }) => position)).toEqual(["1", "2", "10", "10a"]);
  });
});
