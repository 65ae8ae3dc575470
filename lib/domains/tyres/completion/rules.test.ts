import { readTyreSearch } from "../size/rules";
import { asOneWord, readTyreBeginning } from "./rules";

it.each([
  ["205", { digits: "205", index: "", words: [] }],
  ["205/5", { digits: "2055", index: "", words: [] }],
  ["205/55r1", { digits: "205551", index: "", words: [] }],
  ["205 55 R16", { digits: "2055516", index: "", words: [] }],
  ["205x55x16", { digits: "2055516", index: "", words: [] }],
  ["2055516 9", { digits: "2055516", index: "", words: ["9"] }],
  ["2055516 91v", { digits: "2055516", index: "91V", words: [] }],
  ["205551691V", { digits: "2055516", index: "91V", words: [] }],
  ["michelin 205/5", { digits: "2055", index: "", words: ["MICHELIN"] }],
  ["Énergy saver", { digits: "", index: "", words: ["ENERGY", "SAVER"] }],
  ["///", { digits: "", index: "", words: [] }],
  ["", { digits: "", index: "", words: [] }],
])("%j begins %j", (text, expected) => expect(readTyreBeginning(text)).toMatchObject(expected));

it("knows an EAN by its ten digits and more", () => {
  expect(readTyreBeginning("5059506000")).toMatchObject({ ean: "5059506000", digits: "" });
});

it("writes a name so that its search keeps all of it", () => {
  const typed = `${asOneWord("Michelin")} ${asOneWord("Pilot Sport 4 SUV")}`;
  expect(readTyreSearch(typed)).toMatchObject({ words: ["MICHELIN", "PILOTSPORT4SUV"], leftOut: [] });
});
