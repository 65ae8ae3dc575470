import { kinds } from "./kinds";

it.each([
  ["VF1BR1H0H40123456", "VF1BR1H0H40123456"],
  ["IVF1BR1H0H40123456", "VF1BR1H0H40123456"],
  ["VFIBRIHOH4O123456", "VF1BR1H0H40123456"],
  ["https://etabli.test/idcar/VF1BR1H0H40123456", "VF1BR1H0H40123456"],
  ["4047024000018", null],
  ["", null],
])("%s as a VIN is %s", (text, vin) => expect(kinds.vin.accept(text)).toBe(vin));

it.each([
  ["4047024000018", "4047024000018"],
  ["4047024000019", null],
  ["", null],
])("%s as an EAN is %s", (text, ean) => expect(kinds.ean.accept(text)).toBe(ean));
