import { orderStates } from "../rules";
import { transmissionStates } from "../schema";
import { answersIn, isOpen, soldStateOf, soldStates } from "./rules";

it("an order that was told is answered with a promise or a refusal", () => {
  expect(soldStateOf({ state: "placed", transmission: "told" })).toBe("new");
  expect(answersIn("new")).toEqual(["promise", "refuse"]);
});

it("what was promised is sent or refused, what was sent is delivered", () => {
  expect(soldStateOf({ state: "confirmed", transmission: "taken" })).toBe("promised");
  expect(answersIn("promised")).toEqual(["send", "refuse"]);
  expect(soldStateOf({ state: "shipped", transmission: "taken" })).toBe("sent");
  expect(answersIn("sent")).toEqual(["deliver"]);
});

it("nothing is answered once it is refused, withdrawn or there", () => {
  expect(soldStates.filter(isOpen)).toEqual(["new", "promised", "sent"]);
  for (const state of orderStates)
    for (const transmission of transmissionStates) {
      const sold = soldStateOf({ state, transmission });
      if (state === "cancelled" || transmission === "withdrawn") expect(sold).toBe("cancelled");
      else if (transmission === "refused") expect(sold).toBe("refused");
      else if (["delivered", "closed"].includes(state)) expect(sold).toBe("delivered");
    }
});
