import fc from "fast-check";
import { formatPlate, readPlate } from "@/lib/shared/plate";
import given from "@/tests/fixtures/domain/spoken.json";
import { readSpoken, type SpokenFor } from "./read-spoken";

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
