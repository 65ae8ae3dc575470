import sharp from "sharp";

/** Numbers from 0 to 1 that are the same at every run. */
export function randomFrom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const plateLetters = "ABCDEFGHJKLMNPQRSTVWXYZ";
const vinSigns = "ABCDEFGHJKLMNPRSTUVWXYZ0123456789";
const makers = ["VF1", "VF3", "VF7", "WVW", "ZFA", "TMB", "WBA", "WDB", "VSS", "JTD", "U5Y", "SB1"];
const makes = [
  "RENAULT",
  "PEUGEOT",
  "CITROEN",
  "VOLKSWAGEN",
  "FIAT",
  "SKODA",
  "BMW",
  "MERCEDES",
  "SEAT",
  "TOYOTA",
  "KIA",
  "TOYOTA",
];
const owners = ["LAURENT CLAIRE", "MARTIN PAUL", "DUPONT JEANNE", "BERNARD LUC", "PETIT SOPHIE", "MOREAU HUGO"];
const fonts = ["DejaVu Sans", "DejaVu Sans Mono", "DejaVu Sans Condensed", "DejaVu Serif"];

function inventCard(random) {
  const pick = (from) => from[Math.floor(random() * from.length)];
  const some = (count, from) => Array.from({ length: count }, () => pick(from)).join("");
  const two = (most) => String(1 + Math.floor(random() * most)).padStart(2, "0");
  const maker = Math.floor(random() * makers.length);
  return {
    plate: `${some(2, plateLetters)}-${some(3, "0123456789")}-${some(2, plateLetters)}`,
    firstRegistration: `${two(28)}/${two(12)}/${2004 + Math.floor(random() * 20)}`,
    owner: pick(owners),
    street: `${two(90)} RUE DES LILAS`,
    town: "69007 LYON",
    make: makes[maker],
    typeCode: some(5 + Math.floor(random() * 5), vinSigns),
    model: pick(["CLIO", "308", "C3", "GOLF", "PANDA", "OCTAVIA"]),
    vin: makers[maker] + some(8, vinSigns) + some(6, "0123456789"),
  };
}

function noiseOf(random, width, height, strength) {
  const pixels = Buffer.alloc(width * height * 4);
  for (let at = 0; at < pixels.length; at += 4) {
    const grey = random() < 0.5 ? 0 : 255;
    pixels.fill(grey, at, at + 3);
    pixels[at + 3] = random() * strength;
  }
  return { input: pixels, raw: { width, height, channels: 4 } };
}

const shadowOf = (random, width, height) => {
  const [x1, y1, dark] = [random(), random(), 0.15 + 0.4 * random()];
  return {
    input: Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><linearGradient id="g" x1="${x1}" y1="${y1}" x2="${1 - x1}" y2="${1 - y1}"><stop offset="0" stop-color="#000" stop-opacity="${dark}"/><stop offset="0.6" stop-color="#000" stop-opacity="0"/></linearGradient><rect width="100%" height="100%" fill="url(#g)"/></svg>`,
    ),
  };
};

/** A photograph of an invented certificate as a phone takes it: slanted, in shade, with noise, a little unsharp. */
export async function photographCard(drawSpecimenCard, seed) {
  const random = randomFrom(seed * 7919 + 13);
  const card = inventCard(random);
  const drawn = Buffer.from(drawSpecimenCard(card, fonts[seed % fonts.length]));
  const slant = (random() - 0.5) * 12;
  const turned = await sharp(drawn).rotate(slant, { background: "#6b5b4a" }).png().toBuffer();
  const { width, height } = await sharp(turned).metadata();
  const shaded = await sharp(turned)
    .composite([shadowOf(random, width, height), noiseOf(random, width, height, 20 + 60 * random())])
    .png()
    .toBuffer();
  const jpeg = await sharp(shaded)
    .blur(0.4 + random())
    .jpeg({ quality: 60 + Math.round(30 * random()) })
    .toBuffer();
  return { card, jpeg };
}
