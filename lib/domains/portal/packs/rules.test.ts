import type { GenartPlace } from "@/lib/domains/catalogue/tree/schema";
import { partsFor } from "./rules";

const part = (id: number): GenartPlace => ({
  ...{ id, label: `Part ${id}`, familyId: 1, family: "Brakes", subFamilyId: 101, subFamily: "Disc brake" },
});

describe("the parts of a pack for a vehicle", () => {
  it("keep the order of the pack, whatever the catalogue's", () => {
    const { held, lacking } = partsFor(
      [part(3), part(1), part(2)],
      [1, 2, 3, 4].map((id) => ({ id, count: id * 10 })),
    );
    expect(held.map(({ id, count }) => [id, count])).toEqual([
      [3, 30],
      [1, 10],
      [2, 20],
    ]);
    expect(lacking).toEqual([]);
  });

  it("tell what the vehicle has none of", () => {
    expect(
      partsFor(
        [part(1), part(2), part(3)],
        [
          { id: 2, count: 4 },
          { id: 3, count: 0 },
        ],
      ).lacking,
    ).toEqual([...[part(1), part(3)]]);
  });
});
