import { readDiagnosis } from "./rules";

it.each([
  ["p0420", { kind: "fault", codes: ["P0420"] }],
  [" P 2463 ", { kind: "fault", codes: ["P2463"] }],
  ["р0401, PO299-13", { kind: "fault", codes: ["P0401", "P0299-13"] }],
  ["P0401 frein", { kind: "malformed" }],
  ["U0100", { kind: "fault", codes: ["U0100"] }],
  ["VF1BR1H0H40123456", { kind: "vin", vin: "VF1BR1H0H40123456" }],
  ["PL1C99LRAHB123456", { kind: "vin", vin: "PL1C99LRAHB123456" }],
  ["", { kind: "empty" }],
  [" - ", { kind: "empty" }],
  ["P9420", { kind: "malformed" }],
  ["P042", { kind: "malformed" }],
  ["VF1BR1H0H4O123456", { kind: "malformed" }],
])("%p reads as %j", (text, reading) => expect(readDiagnosis(text)).toEqual(reading));
