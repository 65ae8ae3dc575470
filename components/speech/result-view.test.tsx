import { fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import speech from "@/messages/en/speech.json";
import { readSpoken, type SpokenFor } from "@/lib/shared/spoken/read-spoken";
import { ResultView } from "./result-view";

const use = jest.fn();
const show = (heard: string, wanted: SpokenFor) =>
  render(
    <NextIntlClientProvider locale="en" messages={{ speech }}>
      <ResultView
        spoken={readSpoken(heard, wanted, "FR")}
        {...{ wanted, country: "FR", onUse: use, onAgain: () => undefined }}
      />
    </NextIntlClientProvider>,
  );
const field = () => screen.getByRole("textbox", { name: speech.understood });
const button = () => screen.getByRole("button", { name: speech.use });

beforeEach(() => use.mockClear());

test("what is no plate is told beside the field, goes with what is mended, and may be used all the same", () => {
  show("AB douze CD", "plate");
  expect(field()).toHaveAccessibleDescription(speech.unlike.plate);
  expect(button()).toHaveAccessibleDescription(speech.unlike.plate);
  fireEvent.click(button());
  expect(use).toHaveBeenLastCalledWith("AB12CD");
  fireEvent.change(field(), { target: { value: "ab 123 cd" } });
  expect(screen.queryByText(speech.unlike.plate)).not.toBeInTheDocument();
  expect(field()).not.toHaveAccessibleDescription();
  fireEvent.change(field(), { target: { value: " " } });
  expect(screen.queryByText(speech.unlike.plate)).not.toBeInTheDocument();
});

test("what is no VIN is told", () => {
  show("Victor Foxtrot un", "vin");
  expect(field()).toHaveAccessibleDescription(speech.unlike.vin);
});

test.each([
  ["AB cent vingt-trois CD", "plate"],
  ["VF1 BR1 H0H 40123456", "vin"],
  ["GDB quinze cinquante", "reference"],
  ["plaquettes de frein", "any"],
] as const)("nothing is told of %s for %s", (heard, wanted) => {
  show(heard, wanted);
  expect(field()).not.toHaveAccessibleDescription();
});
