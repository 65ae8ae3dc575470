import { eventLine, readEventLine, type CountedEvent } from "./event";

const event: CountedEvent = {
  ...{ kind: "search", at: 1_790_000_000_000, companyId: 12, userId: 3, ktype: 1_000_080, found: 0, amount: null },
  ...{ vehicle: null, name: "plaquettes\nclio" },
};

it("is one line of the spool and comes back from it", () => {
  const line = eventLine(event);
  expect(line.indexOf("\n")).toBe(line.length - 1);
  expect(readEventLine(line)).toEqual(event);
  expect(readEventLine(eventLine({ ...event, name: "x".repeat(500) }))?.name).toHaveLength(60);
});

it.each(["", "[", "{}", "[99,1,12]", "[0,null,12]", '[0,1,"12"]', "[0.5,1,12]"])("%j is none", (line) =>
  expect(readEventLine(line)).toBeNull(),
);
