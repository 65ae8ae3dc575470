import { mapVehicle } from "./map";
import { payload } from "./payload";
import plain from "./recorded/plain.json";
import prefixed from "./recorded/prefixed.json";

const mapped = (answer: unknown, own = {}) => payload.parse(answer).map((record) => mapVehicle(record, "FR", own));

describe("a recorded answer", () => {
  it("with plain names becomes our record", () => {
    const [vehicle] = mapped(plain);
    expect(vehicle).toMatchObject({
      ...{
        country: "FR",
        plate: "AB123CD",
        vin: "VF1BR1H0H40123456",
        make: "RENAULT",
        model: "CLIO III",
        version: "1.5 DCI 85",
      },
      ...{ type: "MRE5202E1234", energy: "GO", genre: "VP", body: "CI", doors: 5, seats: 5, colour: null },
      ...{ firstRegistration: "2007-03-14", ccm: 1461, kw: 63, hp: 85, fiscalHp: 5, co2: 117, engineCode: "K9K" },
      ...{ gearbox: "manual", grossKg: 1640, emptyKg: 1165, euro: "70/220*2003/76EURO4", cnit: null, ktype: 1000080 },
      ...{ siren: null, equipment: { brakeSystem: null, frontDiscMm: null, rearDiscMm: null, rearDrumMm: null } },
    });
  });

  it("with prefixed names becomes our record and keeps what is unknown unknown", () => {
    const [vehicle] = mapped(prefixed);
    expect(vehicle).toMatchObject({
      ...{
        plate: "FR900EL",
        make: "TESLA",
        model: "MODEL 3",
        version: "MODEL 3 (153KW)",
        energy: "EL",
        co2: 0,
        ccm: null,
      },
      ...{
        firstRegistration: "2021-06-21",
        certificateDate: "2023-09-02",
        kw: 153,
        hp: 208,
        engineCode: null,
        ktype: null,
      },
      ...{ gearbox: "automatic", doors: 4, trainKg: null, emptyKg: 1726, euro: null, siren: "000000000" },
    });
  });

  it("may name its fields in its own way", () => {
    const [vehicle] = mapped(
      { chassisNumber: "vf1 br1h0h40123456", engine: "K9K_766" },
      { vin: "chassisNumber", engineCode: "engine" },
    );
    expect(vehicle).toMatchObject({ vin: "VF1BR1H0H40123456", engineCode: "K9K 766" });
  });

  it("of an empty or foreign shape is an empty record or refused", () => {
    expect(mapped({})[0]).toMatchObject({ plate: null, vin: null });
    expect(mapped([])).toEqual([]);
    expect(payload.safeParse("no").success).toBe(false);
    expect(payload.safeParse(null).success).toBe(false);
  });
});
