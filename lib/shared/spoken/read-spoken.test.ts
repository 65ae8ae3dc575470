import fc from "fast-check";
import { formatPlate, readPlate } from "@/lib/shared/plate";
import given from "@/tests/fixtures/domain/spoken.json";
import { readSpoken, resembles, type SpokenFor } from "./read-spoken";

const wanted = (text: string, as: SpokenFor) => readSpoken(text, as, "FR").value;

describe("what recognisers wrote", () => {
  it.each(given.map(({ for: as, text, value }) => [as, text, value] as const))("%s: %s is %s", (as, text, value) =>
    expect(wanted(text, as as SpokenFor)).toBe(value),
  );

  it("is at least sixty texts", () => expect(given.length).toBeGreaterThanOrEqual(60));

  it("stays beside what is made of it", () => {
    expect(readSpoken("  AB  cent vingt-trois CD ", "plate", "FR")).toEqual({
      ...{ value: "AB-123-CD", isSpelt: true, heard: "AB cent vingt-trois CD" },
    });
    expect(readSpoken("plaquettes", "any", "FR").isSpelt).toBe(false);
  });
});

describe("letters by their names", () => {
  it.each([
    ["ah bé cent vingt-trois cé dé", "AB-123-CD"],
    ["Ah, bé, 123, c’est dé", "AB-123-CD"],
    ["j'ai hache trois cent quatorze ji ka", "GH-314-JK"],
    ["gi hache trois cent quatorze gi ka", "JH-314-JK"],
    ["gi acca tre uno quattro bi ci", "GH-314-BC"],
    ["double vé double vé deux cents ah bé", "WW-200-AB"],
    ["vu doppia vu 123 ab", "VW-123-AB"],
    ["esse oh 512", "SO 512"],
    ["un oh ah bé deux trois quatre", "1-OAB-234"],
  ])("a plate: %s is %s", (text, value) => expect(wanted(text, "plate")).toBe(value));

  it.each([
    ["de 123 ce", "DE-123-CE"],
    ["ge 212", "GE 212"],
    ["be 123456", "BE 123456"],
  ])("are none where they make a plate as they stand: %s is %s", (text, value) =>
    expect(wanted(text, "plate")).toBe(value),
  );

  it.each(["c'est AB 123 CD", "la plaque c'est AB 123 CD", "AB euh 123 CD", "ah AB 123 CD"])(
    "are none in what one hesitates with: %s",
    (text) => expect(wanted(text, "plate")).toBe("AB-123-CD"),
  );

  it.each([
    ["j'ai dé bé quinze cinquante", "GDB1550"],
    ["gi di bi quindici cinquanta", "GDB1550"],
    ["ge de be fünfzehn fünfzig", "GDB1550"],
    ["oh ixe trois cent trente-neuf dé", "OX339D"],
    ["aile de 206", "aile de 206"],
    ["aile C 3", "aile C 3"],
    ["eau de 5", "eau de 5"],
  ])("a reference: %s is %s", (text, value) => expect(wanted(text, "reference")).toBe(value));

  it.each(["double din", "aile avant", "bé em dé", "de l'air"])("stay words in a search: %s", (text) =>
    expect(wanted(text, "any")).toBe(text),
  );
});

it.each([
  ["AB double zéro sept CD", "AB-007-CD"],
  ["AB double oh seven CD", "AB-007-CD"],
  ["AB doppio zero sette CD", "AB-007-CD"],
  ["AB double 07 CD", "AB-007-CD"],
  ["AB triple cinq CD", "AB-555-CD"],
  ["AB dreimal fünf CD", "AB-555-CD"],
  ["double ah 123 doppio B", "AA-123-BB"],
  ["doppel Berta 123 CD", "BB-123-CD"],
])("a sign is said several times: %s is %s", (text, value) => expect(wanted(text, "plate")).toBe(value));

it("tells what is a plate or a VIN", () => {
  const told = (text: string, as: SpokenFor) => resembles(text, as, "FR");
  expect([told("AB-123-CD", "plate"), told("GE 212", "plate"), told("AB12CD", "plate")]).toEqual([true, true, false]);
  expect([told("VF1BR1H0H40123456", "vin"), told("VF1BR1", "vin")]).toEqual([true, false]);
  expect([told("GDB1550", "reference"), told("plaquettes", "any")]).toEqual([true, true]);
});

const alphabets = [
  "Anatole Berthe Célestin Désiré Eugène François Gaston Henri Irma Joseph Kléber Louis Marcel Nicolas Oscar Pierre Quintal Raoul Suzanne Thérèse Ursule Victor William Xavier Yvonne Zoé",
  "Anna Berta Cäsar Daniel Emil Friedrich Gustav Heinrich Ida Jakob Kaiser Leopold Marie Niklaus Otto Peter Quelle Rosa Sophie Theodor Ulrich Viktor Wilhelm Xaver Yverdon Zürich",
  "Aachen Berlin Chemnitz Düsseldorf Essen Frankfurt Goslar Hamburg Ingelheim Jena Köln Leipzig München Nürnberg Offenbach Potsdam Quickborn Rostock Salzwedel Tübingen Unna Völklingen Wuppertal Xanten Ypsilon Zwickau",
  "Ancona Bologna Como Domodossola Empoli Firenze Genova Hotel Imola Jolly Kursaal Livorno Milano Napoli Otranto Padova Quarto Roma Savona Torino Udine Venezia Washington Xilofono York Zara",
  "Alfa Bravo Charlie Delta Echo Foxtrot Golf Hotel India Juliett Kilo Lima Mike November Oscar Papa Quebec Romeo Sierra Tango Uniform Victor Whiskey X-ray Yankee Zulu",
  "A B C D E F G H I J K L M N O P Q R S T U V W X Y Z",
].map((words) => words.split(" "));
const digitWords = [
  "zéro un deux trois quatre cinq six sept huit neuf",
  "null eins zwei drei vier fünf sechs sieben acht neun",
  "zero one two three four five six seven eight nine",
  "0 1 2 3 4 5 6 7 8 9",
].map((words) => words.split(" "));

const [french = [], german = [], english = [], figures = []] = digitWords;
const italian = "zero uno due tre quattro cinque sei sette otto nove".split(" ");
const letterNames: (readonly [names: string, digits: readonly string[]])[] = [
  [
    "ah bé c'est dé euh effe j'ai ache i ji ka aile aime haine eau paix cul air esse thé u vé double-vé ixe i-grec zède",
    french,
  ],
  ["ah bée cé dé e effe gé hache i gi ka elle ème ène oh pé ku erre esse té eu vé double-vé ixe i-grec zède", figures],
  ["a be ce de e ef ge ha i jot ka el em en o pe qu er es te u vau we ix ypsilon zett", german],
  [
    "a bi ci di e effe gi acca i i-lunga cappa elle emme enne o pi cu erre esse ti u vu doppia-vu ics ipsilon zeta",
    italian,
  ],
  [
    "ay bee cee dee ee eff gee aitch eye jay kay ell em en oh pee cue ar ess tee you vee double-you ex why zed",
    english,
  ],
  ["ay be see dee e eff gee aitch i jay kay ell em en oh pee queue are ess tea you vee double-u ex why zee", english],
];

const letters = "ABCDEFGHJKLMNPQRSTVWXYZ";
const letter = fc.constantFrom(...letters);
const number = fc.integer({ min: 1, max: 999 }).map((value) => String(value).padStart(3, "0"));
const plate = fc
  .tuple(letter, letter, number, letter, letter)
  .map((parts) => parts.join(""))
  .filter((text) => readPlate(text, "FR")?.series === "siv");
const spell = (text: string, alphabet: readonly string[], digits: readonly string[]): string =>
  [...text]
    .map((one) => (/\d/.test(one) ? digits[Number(one)] : alphabet[one.charCodeAt(0) - "A".charCodeAt(0)]))
    .join(" ");

const upTo19 =
  "zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf".split(
    " ",
  );
const tensInFrance = "vingt trente quarante cinquante soixante soixante quatre-vingt quatre-vingt".split(" ");
const tensInSwitzerland = "vingt trente quarante cinquante soixante septante huitante nonante".split(" ");

function below100(value: number, isSwiss: boolean): string {
  if (value < 20) return upTo19[value] ?? "";
  const ten = Math.floor(value / 10);
  const isScore = !isSwiss && (ten === 7 || ten === 9);
  const rest = isScore ? value - (ten - 1) * 10 : value % 10;
  const head = (isSwiss ? tensInSwitzerland : tensInFrance)[ten - 2] ?? "";
  if (rest === 0) return head;
  return rest === 1 || rest === 11 ? `${head} et ${upTo19[rest]}` : `${head}-${upTo19[rest]}`;
}

function said(value: number, isSwiss: boolean): string {
  if (value < 100) return below100(value, isSwiss);
  const hundred = Math.floor(value / 100);
  const head = hundred === 1 ? "cent" : `${upTo19[hundred]} cent`;
  return value % 100 === 0 ? head : `${head} ${below100(value % 100, isSwiss)}`;
}

describe("a plate spelt by the rules", () => {
  it("reads back, in whichever alphabet and figures", () => {
    fc.assert(
      fc.property(plate, fc.constantFrom(...alphabets), fc.constantFrom(...digitWords), (text, alphabet, digits) => {
        expect(wanted(spell(text, alphabet, digits), "plate")).toBe(formatPlate(text, "FR"));
        expect(wanted(spell(text, alphabet, digits), "any")).toBe(formatPlate(text, "FR"));
      }),
      { numRuns: 1000 },
    );
  });

  it("reads back by the names of its letters", () => {
    fc.assert(
      fc.property(plate, fc.constantFrom(...letterNames), (text, [names, digits]) =>
        expect(wanted(spell(text, names.split(" "), digits), "plate")).toBe(formatPlate(text, "FR")),
      ),
      { numRuns: 2000 },
    );
  });

  it("reads back with its number as French and Swiss people say it", () => {
    fc.assert(
      fc.property(plate, fc.boolean(), (text, isSwiss) => {
        const number = Number(text.slice(2, 5));
        fc.pre(number >= 100);
        const spoken = `${text.slice(0, 2)} ${said(number, isSwiss)} ${text.slice(5)}`;
        expect(wanted(spoken, "plate")).toBe(formatPlate(text, "FR"));
      }),
      { numRuns: 1000 },
    );
  });

  it("is nothing that any text could break", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 80 }), (text) => {
        for (const as of ["plate", "vin", "reference", "any"] as const) {
          const { value, isSpelt, heard } = readSpoken(text, as, "CH");
          if (!isSpelt) expect(heard.startsWith(value)).toBe(true);
        }
      }),
    );
  });
});
