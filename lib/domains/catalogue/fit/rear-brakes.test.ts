import { otherRearBrakes } from "./rear-brakes";

it.each([
  [10001, { rearDiscMm: null, rearDrumMm: 203 }, { has: "drums", genartId: 10013 }],
  [10002, { rearDiscMm: 240, rearDrumMm: null }, null],
  [10013, { rearDiscMm: 240, rearDrumMm: null }, { has: "discs", genartId: 10001 }],
  [10013, { rearDiscMm: null, rearDrumMm: 203 }, null],
  [10001, { rearDiscMm: null, rearDrumMm: null }, null],
  // A handbrake of its own works in a drum inside the disc.
  [10001, { rearDiscMm: 280, rearDrumMm: 170 }, null],
  [10035, { rearDiscMm: null, rearDrumMm: 203 }, null],
])("part %d behind %j: %j", (genartId, facts, expected) => expect(otherRearBrakes(genartId, facts)).toEqual(expected));
