import { countryOf, dateOf, findFields, plateOf, readField, typeInVin, vinOf } from "./card-words";
import type { Word } from "./engine";

const word = (text: string, x: number, y: number, width = text.length * 18): Word => ({
  text,
  confidence: 0.9,
  box: { x, y, width, height: 30 },
});

it("a plate's signs take the kind that their place wants", () => {
  expect(plateOf("AB-I23-CD")).toBe("AB-123-CD");
  expect(plateOf("A8-123-CD")).toBe("AB-123-CD");
  expect(["27-292-BV", "CVv-897-PW", "KA-979-2ZX", "AB 123 CD", "ABI23CD"].map(plateOf)).toEqual([
    ...["ZZ-292-BV", "CV-897-PW", "KA-979-ZX", "AB-123-CD", "AB-123-CD"],
  ]);
  expect(plateOf("AB-123")).toBeNull();
});

it("strokes are a J and a C without their ends, and what was seen twice is one", () => {
  expect(plateOf("RF-040-)X")).toBe("RF-040-JX");
  expect(vinOf("ZFA989V4W8(968831")).toBe("ZFA989V4W8C968831");
  expect(vinOf("VF30GGO0GL03680124")).toBe("VF30GG0GL03680124");
  expect(vinOf("U5YJZvv9uU2G950109")).toBe("U5YJZVV9U2G950109");
  expect(vinOf("US5YWBT8EMZ1470376")).toBe("U5YWBT8EMZ1470376");
  expect(["VX4NOJID", "39KO0G", "7YLSFT|GZ"].map((text) => readField("typeCode", text))).toEqual([
    ...["VX4N0JD", "39K0G", "7YLSFTJGZ"],
  ]);
});

it("an owner without a label is the first line of capitals below the plate", () => {
  const line = (text: string, y: number) => text.split(" ").map((part, at) => word(part, 130 + at * 150, y));
  const read = (...lines: Word[][]) =>
    findFields([word("A", 60, 100), word("AB-123-CD", 130, 100), ...lines.flat()], ["owner"]).map(({ value }) => value);
  expect(read(line("MARTIN PAUL", 170), line("12 RUE DES LILAS", 240))).toEqual(["MARTIN PAUL"]);
  expect(read(line("RENAULT", 170))).toEqual([]);
  expect(read(line("MARTIN PAUL", 700))).toEqual([]);
});

it("a day is a day of the calendar", () => {
  expect(dateOf("12/05/2OO9")).toBe("12/05/2009");
  expect(dateOf("32/05/2009")).toBeNull();
});

it("I, O and Q are no signs of a VIN, and a bracket was a J", () => {
  expect(vinOf("VFIBRIHOH4O123456")).toBe("VF1BR1H0H40123456");
  expect(vinOf("VSSEE]]7]5V669147")).toBe("VSSEEJJ7J5V669147");
});

it("fields are found by label and by shape", () => {
  const words = [
    word("A", 60, 100),
    word("AB-123-CD", 130, 100),
    word("D.2", 640, 200),
    word("BR1H0H", 710, 200),
    word("VF1BR1H0H40123456", 130, 300),
  ];
  const fields = findFields(words, ["plate", "typeCode", "vin", "firstRegistration"]);
  expect(fields.map(({ field, value }) => [field, value])).toEqual([
    ["plate", "AB-123-CD"],
    ["typeCode", "BR1H0H"],
    ["vin", "VF1BR1H0H40123456"],
  ]);
});

it("D.2 is known where it was read as P.2, whose value is a number", () => {
  const label = (value: string) => findFields([word("p.2", 640, 200), word(value, 710, 200)], ["typeCode"]);
  expect(label("BR1H0H").map(({ value }) => value)).toEqual(["BR1H0H"]);
  expect(label("063")).toEqual([]);
});

it("neither a house number is a label nor a type code a plate", () => {
  const street = [word("C.3", 60, 200), word("02", 130, 200), word("RUE", 190, 200)];
  expect(findFields([...street, word("D.2", 640, 300), word("HPA1VC", 710, 300)], ["typeCode"])[0]?.value).toBe(
    "HPA1VC",
  );
  expect(findFields(street, ["typeCode"])).toEqual([]);
  expect(findFields([word("EGSD5JZ", 640, 300)], ["plate"])).toEqual([]);
});

it("a type code is written as the VIN holds it", () => {
  expect(typeInVin([readField("typeCode", "BR1HOH"), "BR1IHOH"], "VF1BR1H0H40123456")).toBe("BR1H0H");
  expect(typeInVin(["1K", null], "WVWZZZ1KZ5W123456")).toBeNull();
  expect(typeInVin(["ABCD12"], "VF1BR1H0H40123456")).toBeNull();
});

it("a certificate of another country is told from ours", () => {
  expect(countryOf([word("CERTIFICAT", 0, 0), word("D'IMMATRICULATION", 200, 0)])).toBe("FR");
  expect(countryOf([word("ZULASSUNGSBESCHEINIGUNG", 0, 0)])).toBe("other");
  expect(countryOf([word("MENU", 0, 0)])).toBeNull();
});
