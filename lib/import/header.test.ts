import { FILES } from "./files";
import { headerColumns, headerProblems } from "./header";

const brands = FILES.find(({ name }) => name === "brands")!;
const texts = (header: string) => headerProblems(brands, headerColumns(header)).map(({ text }) => text);

describe("headers", () => {
  it("are right in any order, quoted or not, with a byte order mark and a line end of Windows", () => {
    expect(texts("id,name,country,segment,weight")).toEqual([]);
    expect(texts('\uFEFF"weight",segment, name ,country,"id"\r')).toEqual([]);
  });

  it("tell what is missing, unknown or there twice", () => {
    expect(texts("id,name,name,country,colour,weight")).toEqual([
      "the column segment is missing.",
      "the column colour is unknown.",
      "the column name is there twice.",
    ]);
    expect(texts("id;name;country;segment;weight")).toEqual([
      'this is not the header "id,name,country,segment,weight" (UTF-8, separated by commas).',
    ]);
  });
});
