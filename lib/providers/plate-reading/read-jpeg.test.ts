import { readJpeg } from "./read-jpeg";
import { drawScene } from "@/tests/bench/plates/draw-scene";

const platesOf = async (...scene: Parameters<typeof drawScene>) =>
  (await readJpeg(await drawScene(...scene))).map(({ plate }) => plate);

test("a French plate in a scene comes first, as it is written, with its country", async () => {
  const [first] = await readJpeg(await drawScene([{ text: "AB-123-CD", x: 350, y: 420, height: 64 }]));
  expect(first).toMatchObject({ plate: "AB123CD", display: "AB-123-CD", country: "FR" });
  expect(first?.confidence).toBeGreaterThan(0.4);
});

test.each([
  ["turned", [{ text: "EZ-777-VW", x: 340, y: 430, height: 60, turn: -7 }], "EZ777VW"],
  ["small", [{ text: "DK-405-ZR", x: 420, y: 440, height: 34 }], "DK405ZR"],
  ["large", [{ text: "FR-904-EL", x: 100, y: 380, height: 150 }], "FR904EL"],
])("a %s plate is read", async (_, plates, expected) => {
  expect((await platesOf(plates))[0]).toBe(expected);
});

test("two plates are both offered", async () => {
  const plates = await platesOf([
    { text: "AB-123-CD", x: 150, y: 420, height: 56 },
    { text: "GH-456-KL", x: 560, y: 470, height: 56 },
  ]);
  expect(plates).toEqual(expect.arrayContaining(["AB123CD", "GH456KL"]));
});

test("a scene without a plate offers nothing", async () => {
  expect(await platesOf([])).toEqual([]);
});
