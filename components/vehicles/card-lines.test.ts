import type { CardReading } from "@/lib/domains/vehicles/plates/schema";
import { cardLines } from "./card-lines";

const entry = (confidence: number) => ({ field: "plate" as const, value: "AB-123-CD", confidence, strip: "data:," });
const reading = (over: Partial<CardReading> = {}): CardReading => ({ entries: [entry(0.95)], notices: [], ...over });

it("has a line for every field, also for what was not read; the owner only where it was asked for", () => {
  const lines = cardLines(reading(), false);
  expect(lines.map(({ field, value, trust }) => [field, value, trust])).toEqual([
    ["plate", "AB-123-CD", "sure"],
    ["firstRegistration", "", "unread"],
    ["typeCode", "", "unread"],
    ["vin", "", "unread"],
  ]);
  expect(cardLines(reading(), true).map(({ field }) => field)).toContain("owner");
});

it.each([
  [0.95, "AB-123-CD", "sure"],
  [0.6, "AB-123-CD", "check"],
  [0, "", "illegible"],
])("a reading of confidence %d is offered as %j, %s", (confidence, value, trust) => {
  const [plate] = cardLines(reading({ entries: [entry(confidence)] }), false);
  expect(plate).toMatchObject({ value, trust, strip: "data:," });
});

it("has no line where no certificate was seen", () => {
  expect(cardLines({ entries: [], notices: ["no-certificate"] }, true)).toEqual([]);
});
