import { faultOfMessage, keptMessage, longestMessage, mergeMessages } from "./rules";

describe("a message as it is kept", () => {
  it.each([
    ["  Bonjour  ", "Bonjour"],
    ["une\r\ndeux\rtrois\u2028quatre", "une\ndeux\ntrois\nquatre"],
    ["a\n\n\n\n\nb", "a\n\nb"],
    ["fin de ligne   \nsuite", "fin de ligne\nsuite"],
    ["col\tonne", "col onne"],
    ["clo\u0007che\u001b[31m", "cloche[31m"],
    ["a\u200Eb\u202Ec", "a\u200Eb\u202Ec"],
    ["e\u0301te\u0301", "été"],
    ["<img src=x onerror=alert(1)>", "<img src=x onerror=alert(1)>"],
    ["مرحبا 👩‍🔧", "مرحبا 👩‍🔧"],
  ])("%j is %j", (raw, kept) => expect(keptMessage(raw)).toBe(kept));

  it("is kept once and for all", () => {
    const raw = " a \n\n\n b\t\u0007 ";
    expect(keptMessage(keptMessage(raw))).toBe(keptMessage(raw));
  });
});

it("merges messages, each once in their order", () => {
  const of = (...ids: number[]) => ids.map((id) => ({ id }));
  expect(mergeMessages(of(3, 5), of(5, 6))).toEqual(of(3, 5, 6));
  expect(mergeMessages(of(3, 5), of(1, 2))).toEqual(of(1, 2, 3, 5));
  expect(mergeMessages([], of(2))).toEqual(of(2));
});

describe("a message that cannot be sent", () => {
  it.each([
    ["", "required"],
    [" \n\t\u0007", "required"],
    ["a".repeat(longestMessage), null],
    ["a".repeat(longestMessage + 1), "too-long"],
    [`${"a".repeat(longestMessage)}   \n\n`, null],
  ])("%#", (raw, fault) => expect(faultOfMessage(raw)).toBe(fault));
});
