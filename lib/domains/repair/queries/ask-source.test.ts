import { ProviderFailure, type FailureKind } from "@/lib/providers/http/failure";
import type { RepairData } from "@/lib/providers/repair-data/port";
import { askSource, tellSource } from "./ask-source";
import { storedOf } from "./stored";

const source = { name: "Repair Example", demonstration: false };
jest.mock("@/lib/providers/repair-data", () => ({ repairData: () => ({ source }) as Partial<RepairData> }));

const late = Object.assign(new Error("aborted"), { name: "TimeoutError" });
const failing = (kind: FailureKind, cause?: unknown) => () =>
  Promise.reject(new ProviderFailure(kind, "repair-data", "failed", { cause }));

it("tells whose word it is, of the MID as it is stored", async () => {
  await expect(askSource(" ren00080 ", async (_, mid) => ({ asked: mid }))).resolves.toEqual({
    ...{ asked: "REN00080", mid: "REN00080", source },
  });
});

it.each<[string, () => Promise<null>, number, string]>([
  ["nothing", async () => null, 404, "no-repair-data"],
  ["a quota that is used up", failing("limited"), 503, "repair-limited"],
  ["an answer that cannot be read", failing("bad data"), 502, "repair-bad-data"],
  [
    "an answer that is late",
    failing("unavailable", Object.assign(new Error("x"), { cause: late })),
    503,
    "repair-late",
  ],
  ["a source that is away", failing("unavailable"), 503, "repair-unavailable"],
])("%s is an answer of its own", async (_, ask, status, code) =>
  expect(await askSource("REN00080", ask).catch((problem: unknown) => problem)).toMatchObject({ status, code }),
);

it("tells the JSON of a source as it keeps it, whose word it is before it; nothing and failures as before", async () => {
  const json = '{"items": [1, 2]}';
  const { text } = await tellSource("REN00080", async () => json);
  expect(text.endsWith('"items": [1, 2]}')).toBe(true);
  expect(JSON.parse(text)).toEqual({ mid: "REN00080", source, items: [1, 2] });
  const told = (ask: () => Promise<null>) => tellSource("REN00080", ask).catch((problem: unknown) => problem);
  expect(await told(async () => null)).toMatchObject({ status: 404, code: "no-repair-data" });
  expect(await told(failing("bad data"))).toMatchObject({ status: 502, code: "repair-bad-data" });
});

it("writes JSON of what a source without any answers", async () => {
  const data = { panel: async () => ({ items: ["é"] }), services: async () => null } as unknown as RepairData;
  const stored = storedOf(data);
  const question = { mid: "REN00080", lang: "fr" };
  expect(await stored.panel("acRecharge", question)).toBe('{"items":["é"]}');
  expect(await stored.services(question)).toBeNull();
});

it("lets what is no failure of the source through", async () => {
  await expect(askSource("REN00080", () => Promise.reject(new TypeError("ours")))).rejects.toThrow(TypeError);
});

it.each(["", "A".repeat(21), "REN'00080"])("%p is no MID", async (mid) =>
  expect(await askSource(mid, async () => ({})).catch((problem: unknown) => problem)).toMatchObject({
    ...{ status: 400, code: "malformed-mid" },
  }),
);
