import { orderStates } from "../rules";
import { transmissionStates } from "../schema";
import { answerFault, answersIn, isOpen, soldStateOf, soldStates } from "./rules";
import { answerInput } from "./schema";

it("an order that was told is answered with a promise or a refusal", () => {
  expect(soldStateOf({ state: "placed", transmission: "told" })).toBe("new");
  expect(answersIn("new")).toEqual(["promise", "refuse"]);
});

it("what was promised is sent or refused, what was sent is delivered", () => {
  expect(soldStateOf({ state: "confirmed", transmission: "taken" })).toBe("promised");
  expect(answersIn("promised")).toEqual(["send", "reschedule", "refuse"]);
  expect(soldStateOf({ state: "shipped", transmission: "taken" })).toBe("sent");
  expect(answersIn("sent")).toEqual(["deliver", "reschedule"]);
});

it("nothing is answered once it is refused, withdrawn or there", () => {
  expect(soldStates.filter(isOpen)).toEqual(["new", "promised", "sent"]);
  for (const state of orderStates)
    for (const transmission of transmissionStates) {
      const sold = soldStateOf({ state, transmission });
      if (transmission === "refused") expect(sold).toBe("refused");
      else if (state === "cancelled" || transmission === "withdrawn") expect(sold).toBe("cancelled");
      else if (["delivered", "closed"].includes(state)) expect(sold).toBe("delivered");
    }
});

it.each([
  ["promise", "", null],
  ["promise", "2026-03-02", null],
  ["promise", "2026-03-01", "dayPast"],
  ["reschedule", "", "dayRequired"],
  ["reschedule", "2026-03-01", "dayPast"],
  ["reschedule", "2026-03-09", null],
  ["send", "2026-03-01", null],
] as const)("%s for the day %j lacks %j", (answer, arrivalOn, word) =>
  expect(answerFault({ answer, arrivalOn, reason: "" }, "2026-03-02")?.word ?? null).toBe(word),
);

it("a refusal needs its reason, and a promise a day to come", () => {
  expect(answerFault({ answer: "refuse", arrivalOn: "", reason: " " }, "2026-03-02")?.field).toBe("reason");
  expect(answerInput.safeParse({ answer: "promise", arrivalOn: "2020-01-01" }).error?.issues).toMatchObject([
    { path: ["arrivalOn"], message: "past" },
  ]);
  expect(answerInput.safeParse({ answer: "reschedule" }).success).toBe(false);
  expect(answerInput.safeParse({ answer: "reschedule", arrivalOn: "2099-01-01" }).success).toBe(true);
});
