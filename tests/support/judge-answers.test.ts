import { z } from "zod";
import { breachesOf } from "./judge-answers";

const line = z.object({ id: z.number().int(), fit: z.object({ met: z.number() }).nullable() });
const shape = z.object({ lines: z.array(line), note: z.string().optional(), more: z.record(z.string(), z.unknown()) });
const judged = (answer: unknown) => breachesOf("GET /cart", shape, JSON.stringify(answer));

describe("an answer", () => {
  it("that its shape names is right, with and without what may be missing", () => {
    expect(judged({ lines: [{ id: 1, fit: null }], more: { any: { thing: 1 } } })).toEqual([]);
    expect(judged({ lines: [{ id: 1, fit: { met: 2 } }], note: "n", more: {} })).toEqual([]);
  });

  it("with a field that its shape does not name is told by call and field, however deep", () => {
    expect(judged({ lines: [{ id: 1, fit: { met: 2, of: 3 } }], more: {}, tax: 1 })).toEqual([
      "GET /cart answers lines[].fit.of, which its shape does not name: name it there or leave it out.",
      "GET /cart answers tax, which its shape does not name: name it there or leave it out.",
    ]);
  });

  it("without a field, or with another kind of it, is told by call and field", () => {
    expect(judged({ lines: [{ id: "1" }], more: {} })).toEqual([
      "GET /cart answers lines[].id against its shape (Invalid input: expected number, received string).",
      "GET /cart answers lines[].fit against its shape (Invalid input: expected object, received undefined).",
    ]);
  });
});
