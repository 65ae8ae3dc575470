import { forRightCustomer, holdAdditions } from "./customer-question";

it("holds additions back until it is answered for whom they are", () => {
  const done: string[] = [];
  const waiting: (() => void)[] = [];
  const answered = holdAdditions((goOn) => waiting.push(goOn));
  forRightCustomer(() => done.push("pads"));
  expect(done).toEqual([]);
  answered();
  waiting[0]?.();
  forRightCustomer(() => done.push("discs"));
  expect(done).toEqual(["pads", "discs"]);
});
