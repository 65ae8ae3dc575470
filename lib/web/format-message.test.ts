import formatMessage from "./format-message";

const french = { locale: "fr" };

describe("a message", () => {
  it("is itself without values, and formatted with them", () => {
    expect(formatMessage("a", "Panier", undefined, french)).toBe("Panier");
    expect(formatMessage("a", "{n, plural, =0 {vide} one {# pièce} other {# pièces}}", { n: 1200 }, french)).toBe(
      "1\u202f200 pièces",
    );
  });

  it("is kept per language", () => {
    expect(formatMessage("a", "{n, number}", { n: 1.5 }, { locale: "fr" })).toBe("1,5");
    expect(formatMessage("a", "{n, number}", { n: 1.5 }, { locale: "en" })).toBe("1.5");
  });

  it("writes numbers and plurals by the tag under which a language formats", () => {
    const text = "{n, number} {n, plural, one {peça} other {peças}}";
    const said = (locale: string, n: number) => formatMessage("a", text, { n }, { locale });
    expect([said("pt", 1234), said("pt-BR", 1234), said("pt", 0)]).toEqual(["1234 peças", "1.234 peças", "0 peças"]);
  });

  it("hands elements and tags through", () => {
    const bold = (parts: unknown) => ["<", parts, ">"];
    expect(formatMessage("a", "<b>{x}</b>", { x: "y", b: bold } as never, french)).toEqual(["<", ["y"], ">"]);
  });

  it("says what is wrong with its path or its text", () => {
    expect(() => formatMessage("list.title", { a: "b" }, undefined, french)).toThrow("`list.title`");
    expect(() => formatMessage("a", "{n, plural}", { n: 1 }, french)).toThrow("INVALID_MESSAGE");
    expect(() => formatMessage("a", "{n}", {}, french)).toThrow("n");
  });
});
