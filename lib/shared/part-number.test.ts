import { guessSearchType, normaliseNumber } from "@/lib/shared/part-number";

describe("part numbers", () => {
  it.each([
    ["HU 719/7 x", "HU7197X"],
    ["0 986 494 104", "0986494104"],
    ["7.24809.21.0", "724809210"],
    ["1EG 009 901-351", "1EG009901351"],
  ])("%s compares as %s", (printed, key) => {
    expect(normaliseNumber(printed)).toBe(key);
  });

  it.each([
    ["1234567123456789", "mdd"],
    ["1234567 123456789", "mdd"],
    ["123456712345678", "ref"],
    ["12345671234567890", "ref"],
    ["1-12345678", "reparcar"],
    ["12-12345678901234", "reparcar"],
    ["123-12345678", "ref"],
    ["1-1234567", "ref"],
    ["1-123456789012345", "ref"],
    ["12 12345678", "ref"],
    ["4006381333931", "ean"],
    [" 4006381333931\t", "ean"],
    ["400638133393", "ref"],
    ["40063813339311", "ref"],
    ["0 986 494 104", "ref"],
    ["", "ref"],
  ])("%j is searched as %s", (value, type) => {
    expect(guessSearchType(value)).toBe(type);
  });
});
