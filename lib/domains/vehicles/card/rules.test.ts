import { registryVehicle } from "@/lib/providers/plate-registry/port";
import { viewOf } from "../view/rules";
import { cardFields, publicView } from "./rules";

const empty = registryVehicle.parse({});
const owned = registryVehicle.parse({
  ...{ country: "FR", plate: "AB123CD", vin: "VF1BR1H0H40123456", make: "Renault", siren: "732829320", ktype: 12 },
  ...{
    firstRegistration: "2007-03-14",
    certificateDate: "2019-06-03",
    energy: "GO",
    genre: "VP",
    engineCode: "K9K 766",
  },
});

describe("publicView", () => {
  const view = publicView(viewOf({ registered: owned, version: null }, empty, "2026-11-20"));

  it("keeps the technical record and what follows from it", () => {
    expect(view.record).toMatchObject({ make: "Renault", vin: "VF1BR1H0H40123456", engineCode: "K9K 766" });
    expect(view.derived).toMatchObject({ critAir: "3", age: { years: 19, months: 8 } });
  });

  it("names neither plate nor holder, nor whether they changed", () => {
    expect(JSON.stringify(view)).not.toMatch(/AB-?123-?CD|732829320|2019-06-03/);
    expect([view.derived.owner, view.derived.hand, view.facts]).toEqual([null, null, null]);
  });

  it("has no field for them either", () => {
    const keys = cardFields.map(({ key }) => key);
    expect(keys).toContain("vin");
    for (const key of ["plate", "siren", "certificateDate", "ktype"] as const) expect(keys).not.toContain(key);
  });
});
