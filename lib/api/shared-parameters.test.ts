import { referToShared, sharedParameters } from "./shared-parameters";

const lang = { name: "lang", in: "path", schema: { type: "string" } };
const other = { name: "lang", in: "path", schema: { type: "string", maxLength: 10 } };
const asked = { name: "lang", in: "query", schema: { type: "string" } };
const get = (...parameters: object[]) => ({ get: { parameters: parameters as { name: string; in: string }[] } });

const paths = { "/a": get(lang, asked), "/b": get(lang), "/c": get(lang, asked), "/d": get(other), "/e": {} };

describe("parameters that three calls take alike", () => {
  const shared = sharedParameters(paths);

  it("bear their name, and where they stand if not in the path", () => {
    expect(shared).toEqual({ Lang: lang });
    expect(sharedParameters({ ...paths, "/f": get(asked) })).toEqual({ Lang: lang, LangInQuery: asked });
  });

  it("are written once; others stay where they are", () => {
    const reference = { $ref: "#/components/parameters/Lang" };
    expect(referToShared(paths, shared)).toEqual({
      "/a": get(reference, asked),
      "/b": get(reference),
      "/c": get(reference, asked),
      "/d": get(other),
      "/e": {},
    });
  });
});
