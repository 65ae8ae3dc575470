import { tradeOf } from "./lines";
import { isReclaimed } from "./used-parts";

const BRAKES_AND_WEAR = [
  10001, 10002, 10004, 10013, 10016, 10021, 10035, 10047, 10059, 10084, 10093, 10140, 10338, 10320, 10350,
];

test("parts that wear and keep people safe are never sold used", () => {
  for (const genartId of BRAKES_AND_WEAR) expect([genartId, isReclaimed(genartId)]).toEqual([genartId, false]);
  for (let id = 1; id < 200; id++) expect(tradeOf({ id, genartId: 10001, publicCents: 3000 }).vhu).toBeNull();
});

test("bodywork, optics and mechanical parts are", () => {
  for (const genartId of [10124, 10167, 10205, 10264, 10265, 10277, 10286, 10300, 10303, 10317]) {
    expect([genartId, isReclaimed(genartId)]).toEqual([genartId, true]);
    expect(tradeOf({ id: 1, genartId, publicCents: 3000 }).vhu).toEqual(expect.any(Number));
  }
});
