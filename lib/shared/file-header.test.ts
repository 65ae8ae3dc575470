import fc from "fast-check";
import { fileHeader } from "./file-header";

it("names a file in any script", () => {
  expect(fileHeader("inline", "Devis-2026-00001.pdf")).toBe('inline; filename="Devis-2026-00001.pdf"');
  expect(fileHeader("attachment", "Übersicht.csv")).toBe(
    "attachment; filename=\"Ubersicht.csv\"; filename*=UTF-8''%C3%9Cbersicht.csv",
  );
  expect(fileHeader("inline", "报价单-2026-00001.pdf")).toBe(
    "inline; filename=\"___-2026-00001.pdf\"; filename*=UTF-8''%E6%8A%A5%E4%BB%B7%E5%8D%95-2026-00001.pdf",
  );
});

it("is a header whatever the name holds", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (name) => {
      const value = fileHeader("attachment", name);
      expect(new Headers({ "content-disposition": value }).get("content-disposition")).toBe(value);
    }),
  );
});
