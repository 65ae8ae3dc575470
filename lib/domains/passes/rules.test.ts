import { certificateState, handOverPath, isSerial, passContent } from "./rules";
import { isMissed, isPassDay } from "./typed";
import type { Pass } from "./schema";

const pass: Pass = {
  ...{
    companyId: 12,
    serial: "demo-pass-ab123cd",
    vin: "VF1BR1H0H40123456",
    plate: "AB-123-CD",
    label: "Renault Clio III",
  },
  ...{
    firstRegistration: "2007-03-14",
    energy: "diesel",
    critAir: "3",
    tyres: "185/60 R15",
    nextInspection: "2027-03-01",
  },
  ...{ nextRevision: "2026-12-01", nextRevisionKm: 180_000, version: 1, createdAt: "", updatedAt: "", revokedAt: null },
  devices: 0,
};
const written = {
  ...{ pass, token: "t".repeat(43), company: { name: "Garage du Pont", phone: "04 78 00 00 00" } },
  ...{ address: "https://etabli.test/idcar/VF1BR1H0H40123456", webService: null, labels: {} },
  words: { km: (km: number) => `${km} km`, energy: (code: string) => `<${code}>`, description: "Carte" },
};
const linesOf = (content: ReturnType<typeof passContent>) =>
  Object.fromEntries(
    [...content.plate, content.title, ...content.front, ...content.below, ...content.back].map(({ key, value }) => [
      key,
      value,
    ]),
  );

describe("passContent", () => {
  it("says the vehicle, its due dates and whom to call", () => {
    expect(linesOf(passContent(written))).toMatchObject({
      ...{ plate: "AB-123-CD", vehicle: "Renault Clio III", nextInspection: "2027-03-01", nextRevision: "2026-12-01" },
      ...{ nextRevisionKm: "180000 km", phone: "04 78 00 00 00", energy: "<diesel>", critAir: "3" },
    });
  });

  it("leaves out what nobody knows", () => {
    const lines = linesOf(
      passContent({ ...written, pass: { ...pass, plate: null, nextInspection: null, tyres: null } }),
    );
    for (const key of ["plate", "nextInspection", "tyres"]) expect(lines).not.toHaveProperty(key);
  });

  it("of a withdrawn pass is void and says nothing of the company's", () => {
    const content = passContent({ ...written, pass: { ...pass, revokedAt: "2026-11-01T00:00:00Z" } });
    expect(content.isVoid).toBe(true);
    for (const key of ["phone", "nextInspection", "nextRevision", "nextRevisionKm"])
      expect(linesOf(content)).not.toHaveProperty(key);
  });
});

describe("certificateState", () => {
  const now = new Date("2026-11-25T12:00:00Z");
  it.each([
    ["2026-12-25T12:00:00Z", 30],
    ["2026-11-26T11:00:00Z", 0],
    ["2025-01-01T00:00:00Z", 0],
  ])("that ends on %s leaves %i days", (end, daysLeft) => {
    expect(certificateState({ kind: "apple", endsAt: new Date(end) }, now)).toMatchObject({ daysLeft });
  });
});

it.each([
  ["2027-02-28", true],
  ["2027-02-29", false],
  ["1999-12-31", false],
  ["2100-01-01", false],
  ["soon", false],
])("%s is a day of a pass: %s", (text, is) => expect(isPassDay(text)).toBe(is));

it.each([
  ["2026-11-04", true],
  ["2026-11-05", false],
  ["2026-11-06", false],
  ["", false],
  ["1999-01-01", false],
])("%s was missed on 5 November 2026: %s", (day, missed) => expect(isMissed(day, "2026-11-05")).toBe(missed));

it.each([
  ["demo-pass-ab123cd", true],
  ["2b1e0f64-9a57-4b6c-8a7f-1d2c3b4a5f60", true],
  ["short", false],
  ["' or 1=1 --", false],
  ["A".repeat(20), false],
])("%s is an id of a pass: %s", (text, is) => expect(isSerial(text)).toBe(is));

it("hands a pass over by the public card", () => {
  expect(handOverPath("VF1BR1H0H40123456", "demo-pass-ab123cd")).toBe(
    "/idcar/VF1BR1H0H40123456?pass=demo-pass-ab123cd",
  );
});
