import sharp from "sharp";
import { app } from "@/lib/api/app";
import type { CardReading } from "@/lib/domains/vehicles/plates/schema";
import { drawSpecimenCard } from "@/lib/shared/specimen-card";
import { makeCompany } from "@/tests/support/company";
import "@/tests/support/end";

const card = {
  plate: "AB-123-CD",
  firstRegistration: "12/05/2009",
  owner: "LAURENT CLAIRE",
  street: "7 RUE DES LILAS",
  town: "69007 LYON",
  make: "RENAULT",
  typeCode: "BR1H0H",
  model: "CLIO",
  vin: "VF1BR1H0H40123456",
};
const photograph = (turn = 0) =>
  sharp(Buffer.from(drawSpecimenCard(card)))
    .rotate(turn)
    .jpeg()
    .toBuffer();

async function read(token: string, bytes: Buffer, fields: Record<string, string> = {}, to = "/readCard") {
  const body = new FormData();
  body.set("image", new File([new Uint8Array(bytes)], "card.jpg", { type: "image/jpeg" }));
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return app.request(`/api${to}`, { method: "POST", body, headers: { authorization: `Bearer ${token}` } });
}

const valuesOf = ({ entries }: CardReading) => Object.fromEntries(entries.map(({ field, value }) => [field, value]));
const fieldsOf = ({ plate, firstRegistration, typeCode, vin }: typeof card) => ({
  plate,
  firstRegistration,
  typeCode,
  vin,
});

it("reads a certificate, and the owner only when asked", async () => {
  const { token } = await makeCompany();
  const usual = (await (await read(token, await photograph())).json()) as CardReading;
  expect(valuesOf(usual)).toEqual(fieldsOf(card));
  expect(usual.entries.every(({ strip }) => strip.startsWith("data:image/jpeg;base64,"))).toBe(true);
  const full = (await (await read(token, await photograph(), { owner: "true" })).json()) as CardReading;
  expect(valuesOf(full)).toEqual({ ...fieldsOf(card), owner: card.owner });
});

it.each(["png", "webp"] as const)("reads a certificate that was kept as %s", async (kind) => {
  const { token } = await makeCompany();
  const bytes = await sharp(await photograph())
    .toFormat(kind)
    .toBuffer();
  const reading = (await (await read(token, bytes)).json()) as CardReading;
  expect(valuesOf(reading)).toEqual(fieldsOf(card));
});

it("says that a certificate was upside down", async () => {
  const { token } = await makeCompany();
  const reading = (await (await read(token, await photograph(180))).json()) as CardReading;
  expect(reading.notices).toContain("upside-down");
  expect(valuesOf(reading)).toEqual(fieldsOf(card));
});

it("reads a printed VIN, and says when there is none", async () => {
  const { token } = await makeCompany();
  const found = (await (await read(token, await photograph(), {}, "/readVin")).json()) as { vin: string }[];
  expect(found[0]?.vin).toBe(card.vin);
  const blank = await sharp({ create: { width: 600, height: 400, channels: 3, background: "#999" } })
    .jpeg()
    .toBuffer();
  const refused = await read(token, blank, {}, "/readVin");
  expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([422, "no-vin-found"]);
});

it.each(["/readCard", "/readVin"])("%s needs the right to identify", async (to) => {
  const { token } = await makeCompany({ rights: ["CaiaApp"] });
  expect((await read(token, await photograph(), {}, to)).status).toBe(403);
});
