import { KitFile } from "./kit-file";

const [KIT, PADS, DISCS] = [10003, 10001, 10002];

function kitFile() {
  const rows: unknown[][] = [];
  const file = new KitFile({ add: (...cells) => void rows.push(cells) });
  return { rows, file };
}

describe("kits", () => {
  it("hold parts of their own brand before others, of one vehicle that both fit, and are made once", () => {
    const { rows, file } = kitFile();
    for (const [id, genart, brand] of [
      [4, KIT, 1],
      [5, KIT, 1],
      [11, PADS, 2],
      [12, PADS, 1],
      [21, DISCS, 2],
    ] as const)
      file.addArticle(id, genart, brand);
    for (const ktype of ["100", "101"]) {
      file.addVehicle(ktype, PADS, [11, 12]);
      file.addVehicle(ktype, DISCS, [21]);
      file.addVehicle(ktype, KIT, [4, 5]);
    }
    file.endVehicle();
    expect(rows).toEqual([
      [4, 12, 1],
      [4, 21, 2],
    ]);
  });

  it("take no part of another vehicle", () => {
    const { rows, file } = kitFile();
    file.addArticle(4, KIT, 1);
    file.addArticle(12, PADS, 1);
    file.addVehicle("100", PADS, [12]);
    file.addVehicle("101", KIT, [4]);
    file.endVehicle();
    expect(rows).toEqual([]);
  });
});
