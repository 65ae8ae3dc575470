import sharp from "sharp";
import { drawSpecimenCard } from "@/lib/shared/specimen-card";
import { levelPage } from "./level-picture";

const card = {
  ...{ plate: "AB-123-CD", firstRegistration: "14/03/2007", owner: "LAURENT CLAIRE", street: "12 RUE DES LILAS" },
  ...{ town: "69007 LYON", make: "RENAULT", typeCode: "BR1H0H", model: "CLIO", vin: "VF1BR1H0H40123456" },
};

/** How much of the rows of a page is ink, the fullest first: lines of text that lie level share few rows. */
async function inkOfRows(picture: Buffer): Promise<number[]> {
  const { data, info } = await sharp(picture).toColourspace("b-w").raw().toBuffer({ resolveWithObject: true });
  const rows = Array.from({ length: info.height }, (_, y) =>
    data.subarray(y * info.width, (y + 1) * info.width).reduce((sum, grey) => sum + (grey < 128 ? 1 : 0), 0),
  );
  return rows.sort((a, b) => b - a);
}

it("a slanted sheet comes to lie level", async () => {
  const drawn = sharp(Buffer.from(drawSpecimenCard(card)));
  const slanted = await drawn.clone().rotate(5.5, { background: "#6b5b4a" }).jpeg().toBuffer();
  const [level, before] = await Promise.all([
    levelPage(slanted),
    sharp(slanted).resize({ width: 1800 }).png().toBuffer(),
  ]);
  const [after, slant] = [await inkOfRows(level.picture), await inkOfRows(before)];
  const empty = (rows: number[]) => rows.filter((ink) => ink === 0).length / rows.length;
  expect(empty(after)).toBeGreaterThan(empty(slant) + 0.1);
});

it("paper in the shade becomes as white as paper in the light, ink stays dark", async () => {
  const shade = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="500"><defs><linearGradient id="g"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#555"/></linearGradient></defs><rect width="800" height="500" fill="url(#g)"/><g font-family="DejaVu Sans" font-size="30"><text x="60" y="250">AB-123-CD</text><text x="560" y="250">AB-123-CD</text></g></svg>`,
  );
  const { picture, width, height } = await levelPage(await sharp(shade).png().toBuffer());
  const half = (left: number) => ({ left: Math.round(left * width), top: 0, width: Math.round(width / 2) - 2, height });
  for (const left of [0, 0.5]) {
    const stats = await sharp(await sharp(picture).extract(half(left)).png().toBuffer()).stats();
    expect([stats.channels[0]!.mean > 240, stats.channels[0]!.min < 60]).toEqual([true, true]);
  }
});
