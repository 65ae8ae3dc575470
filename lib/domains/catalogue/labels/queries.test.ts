import { labelsOf } from "./queries";

const read = jest.fn();
jest.mock("@/lib/platform/db", () => ({
  read: (...asked: unknown[]): unknown => read(...asked),
  readReplica: () => Promise.reject(new Error("labels are remembered: the replica may lack some")),
}));

let held: { language: string; parts: boolean }[] = [];
beforeEach(() => {
  read.mockReset();
  read.mockImplementation(({ name }: { name: string }) =>
    Promise.resolve(name.startsWith("label_languages") ? held : [{ kind: "genart", texts: { "7": "Filtre" } }]),
  );
});

it("readers whose chains reach the same languages of a version share its labels", async () => {
  held = ["fr", "en"].map((language) => ({ language, parts: true }));
  const [de, it, fr] = await Promise.all((["de", "it", "fr"] as const).map((lang) => labelsOf("catalogue_1", lang)));
  expect(it).toBe(de);
  expect(fr).not.toBe(de);
  expect([de!.language, fr!.language, fr!.of("genart", 7)]).toEqual(["en", "fr", "Filtre"]);
  expect(read).toHaveBeenCalledTimes(3);
});

it("labels without those of parts are not kept", async () => {
  held = [];
  expect((await labelsOf("catalogue_2", "fr")).language).toBe("");
  held = [{ language: "fr", parts: true }];
  expect((await labelsOf("catalogue_2", "fr")).language).toBe("fr");
});

it("a version that was replaced is forgotten after a while", async () => {
  const now = jest.spyOn(Date, "now").mockReturnValue(1_000_000);
  held = [{ language: "fr", parts: true }];
  const first = await labelsOf("catalogue_3", "fr");
  now.mockReturnValue(1_030_000);
  await labelsOf("catalogue_4", "fr");
  expect(await labelsOf("catalogue_3", "fr")).toBe(first);
  now.mockReturnValue(1_100_000);
  await labelsOf("catalogue_4", "fr");
  expect(await labelsOf("catalogue_3", "fr")).not.toBe(first);
  now.mockRestore();
});
