import type { RepairDocuments } from "@/lib/providers/repair-data/port";
import { capacitiesOf, readAmount } from "./rules";

it.each([
  ["4.5", "l", { amount: 4.5, unit: "l" }],
  ["1.9 – 2.8", "l", { amount: 2.8, unit: "l" }],
  ["1,8", "L", { amount: 1.8, unit: "l" }],
  ["500", "g", { amount: 500, unit: "g" }],
  ["0.5", "kg", { amount: 500, unit: "g" }],
  ["0", "l", null],
  ["plenty", "l", null],
  ["3", "bar", null],
  [null, "l", null],
  ["3", null, null],
])("%p %p is an amount of %j", (quantity, unit, expected) => expect(readAmount(quantity, unit)).toEqual(expected));

it("is told of the first part of an operation, once, and of the air conditioning by its weight and its volume", () => {
  const fluid = { quantity: "4.5", unit: "l", grade: "5W-30", spec: "RN17 / RN0720" };
  const operations = [
    { articles: [10341, 10035], fluid },
    { articles: [10035], fluid: null },
    { articles: [10341], fluid: { ...fluid, quantity: "9" } },
  ];
  const items = [
    { value: "R1234yf", unit: null },
    { value: "470", unit: "g" },
    { value: "PAG 46", unit: null },
    { value: "120", unit: "ml" },
  ];
  const panels = [{ subject: "acRecharge", panel: { technicalInformation: [{ items }] } }];
  const words = ["R1234yf", "PAG 46"];
  expect(capacitiesOf({ panels, services: [{ operations }] } as unknown as RepairDocuments)).toEqual([
    { genartId: 10341, amount: 4.5, unit: "l", grade: "5W-30", spec: fluid.spec, words: ["5W-30", "RN17", "RN0720"] },
    { genartId: 10236, amount: 470, unit: "g", grade: "R1234yf", spec: null, words },
    { genartId: 10237, amount: 0.12, unit: "l", grade: "PAG 46", spec: null, words },
  ]);
});
