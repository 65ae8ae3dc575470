import { readSource } from "@/prisma/seed/catalogue/source";
import { ADDED_VEHICLES } from "@/prisma/seed/catalogue/vehicles/added";
import { makeLook } from "./make-mark";

const known = [...new Set([...readSource().makes.map(({ name }) => name), ...ADDED_VEHICLES.map(({ make }) => make)])];
const others =
  "Abarth Acura Aixam Aprilia Ariel BAIC Bertone Borgward Brilliance Bugatti Buick BYD Cadillac Caterham Chery DAF Derbi DFSK Ducati Ferrari Fisker GAZ Genesis GMC Hummer Husqvarna Innocenti Isuzu Iveco JAC Jinbei Kawasaki KTM Kymco Lada Lancia LDV Ligier Lincoln Lotus Lynk Mahindra MAN Maybach McLaren Mercury Microcar Morgan Moto-Guzzi MZ NIO Oldsmobile Peugeot-Motocycles Piaggio Plymouth Polestar Pontiac Proton Puch Rolls-Royce Scania Simca Skywell Smart Tata Tatra Triumph TVR UAZ Vauxhall Volvo-Trucks Wartburg Wiesmann Xpeng Zastava Zeekr".split(
    " ",
  );

test("no two makes look alike", () => {
  const looks = new Map<string, string[]>();
  for (const make of new Set([...known, ...others])) {
    const { letters, shape, hue } = makeLook(make);
    const key = `${letters} ${shape} ${hue}`;
    looks.set(key, [...(looks.get(key) ?? []), make]);
  }
  expect([...looks.values()].filter((makes) => makes.length > 1)).toEqual([]);
});

test("makes of the demonstration that share letters or come together differ in shape or colour at a glance", () => {
  const looks = known.map((make) => ({ make, ...makeLook(make) }));
  expect(looks.length).toBeGreaterThan(50);
  const alike = looks.flatMap((one, at) =>
    looks
      .slice(at + 1)
      .filter(({ letters, shape }) => letters === one.letters && shape === one.shape)
      .map(({ make }) => [one.make, make]),
  );
  expect(alike).toEqual([]);
});

test("accents and case make no other mark, and any script has one", () => {
  expect(makeLook("ŠKODA")).toEqual(makeLook("Skoda"));
  expect(makeLook("Citroën").letters).toBe("CI");
  expect(makeLook("مازدا").letters).toHaveLength(2);
});
