import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import cart from "@/messages/en/cart.json";
import { quantitiesStand } from "./quantities";
import { QuantityStepper } from "./quantity-stepper";

/** A line that another window changes between what is seen and what is sent. */
function lineOf(stands: number) {
  const line = { stands };
  const onChange = (wanted: number, seen: number) => {
    const made = seen === line.stands;
    if (made) line.stands = wanted;
    return Promise.resolve({ quantity: line.stands, made });
  };
  const { rerender } = render(stepper(2, onChange));
  return { line, readAgain: (quantity = line.stands) => rerender(stepper(quantity, onChange)) };
}

const stepper = (quantity: number, onChange: Parameters<typeof QuantityStepper>[0]["onChange"]) => (
  <NextIntlClientProvider locale="en" messages={{ cart }} timeZone="Europe/Paris">
    <QuantityStepper article="Bosch 1" quantity={quantity} step={1} onChange={onChange} />
  </NextIntlClientProvider>
);

/** A line that nobody can change until the network is back. */
function unreachable() {
  const line = { stands: 2, reachable: false };
  const onChange = (wanted: number) => {
    if (!line.reachable) return Promise.resolve(null);
    line.stands = wanted;
    return Promise.resolve({ quantity: wanted, made: true });
  };
  const { rerender } = render(stepper(2, onChange));
  return { line, readAgain: (quantity = line.stands) => rerender(stepper(quantity, onChange)) };
}

describe("a quantity that is not saved", () => {
  it("stays in its field, and is sent when the network is back", async () => {
    const { line, readAgain } = unreachable();
    const field = screen.getByRole("textbox");
    await userEvent.clear(field);
    await userEvent.type(field, "7{Enter}");
    await waitFor(() => expect(field).toBeInvalid());
    expect(field).toHaveValue("7");
    readAgain(4);
    expect(field).toHaveValue("7");
    line.reachable = true;
    fireEvent(window, new Event("online"));
    await waitFor(() => expect(field).toBeValid());
    expect(line.stands).toBe(7);
  });

  it("stays when it is no number, until Escape takes it back", async () => {
    lineOf(2);
    const field = screen.getByRole("textbox");
    await userEvent.clear(field);
    await userEvent.type(field, "deux{Enter}");
    expect(field).toHaveValue("deux");
    expect(field).toBeInvalid();
    await userEvent.type(field, "{Escape}");
    expect(field).toHaveValue("2");
    expect(field).toBeValid();
  });
});

describe("what a quote waits for", () => {
  const typed = async (text: string) => {
    const field = screen.getByRole("textbox");
    await userEvent.clear(field);
    await userEvent.type(field, text);
    return field;
  };

  it("is the quantity just typed, also before its field is left", async () => {
    const { line } = lineOf(2);
    await typed("7");
    expect(await act(quantitiesStand)).toBe(true);
    expect(line.stands).toBe(7);
  });

  it("is the answer to a change under way", async () => {
    const { line } = lineOf(2);
    await typed("9{Enter}");
    expect(await act(quantitiesStand)).toBe(true);
    expect(line.stands).toBe(9);
  });

  it.each(["abc", "0"])("does not come with %s, which is given the focus", async (text) => {
    const { line } = lineOf(2);
    const field = await typed(text);
    await userEvent.tab();
    expect(await act(quantitiesStand)).toBe(false);
    expect(field).toHaveFocus();
    expect(line.stands).toBe(2);
    await userEvent.type(field, "{Escape}");
    expect(await act(quantitiesStand)).toBe(true);
  });

  it("does not come with one that could not be saved", async () => {
    unreachable();
    await typed("7{Enter}");
    expect(await act(quantitiesStand)).toBe(false);
  });
});

describe("a quantity that was changed here", () => {
  it("takes the next press as one more, before the page was read again", async () => {
    const { line } = lineOf(2);
    const more = screen.getByRole("button", { name: "One piece more: Bosch 1" });
    for (const expected of [3, 4, 5]) {
      await userEvent.click(more);
      await waitFor(() => expect(line.stands).toBe(expected));
      await waitFor(() => expect(screen.getByRole("textbox")).toHaveValue(String(expected)));
    }
    await userEvent.click(screen.getByRole("button", { name: "One piece less: Bosch 1" }));
    await waitFor(() => expect(line.stands).toBe(4));
  });

  it("takes every press of a hurry, also those between an answer and the next picture", async () => {
    const { line } = lineOf(5);
    const more = screen.getByRole("button", { name: "One piece more: Bosch 1" });
    for (let press = 0; press < 4; press += 1) {
      fireEvent.click(more);
      await Promise.resolve();
    }
    await waitFor(() => expect(line.stands).toBe(9));
    await waitFor(() => expect(screen.getByRole("textbox")).toHaveValue("9"));
  });

  it("gives way to what the page reads later, also to what stood before", async () => {
    const { readAgain } = lineOf(2);
    const field = screen.getByRole("textbox");
    await userEvent.click(screen.getByRole("button", { name: "One piece more: Bosch 1" }));
    await waitFor(() => expect(field).toHaveValue("3"));
    readAgain();
    expect(field).toHaveValue("3");
    readAgain(2);
    expect(field).toHaveValue("2");
  });
});

describe("a quantity that was changed elsewhere", () => {
  it.each([
    [3, 4],
    [7, 8],
    [9999, 9999],
  ])("of %i takes a press on top of it: %i", async (elsewhere, expected) => {
    const { line } = lineOf(elsewhere);
    await userEvent.click(screen.getByRole("button", { name: "One piece more: Bosch 1" }));
    await waitFor(() => expect(line.stands).toBe(expected));
  });

  it("is not overwritten by a typed one", async () => {
    const { line } = lineOf(5);
    const field = screen.getByRole("textbox");
    await userEvent.clear(field);
    await userEvent.type(field, "8{Enter}");
    await waitFor(() => expect(field).toHaveValue("5"));
    expect(line.stands).toBe(5);
  });
});
