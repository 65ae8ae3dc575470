import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { Field } from "./field";
import { Input } from "./input";
import { Select } from "./select";

test("the label names the control and leads to it", async () => {
  const { container } = render(<Field label="Plate">{(control) => <Input {...control} />}</Field>);
  await userEvent.click(screen.getByText("Plate"));
  const input = screen.getByRole("textbox", { name: "Plate" });
  expect(input).toHaveFocus();
  expect(input).not.toHaveAttribute("aria-describedby");
  expect(input).not.toHaveAttribute("aria-invalid");
  expect((await axe(container)).violations).toEqual([]);
});

test("error and hint both describe the control, the error first", async () => {
  const { container } = render(
    <Field label="Mileage" hint="In km" error="Write a number" required>
      {(control) => <Input {...control} />}
    </Field>,
  );
  const input = screen.getByRole("textbox", { name: /Mileage/ });
  expect(input).toBeInvalid();
  expect(input).toBeRequired();
  expect(input).toHaveAccessibleDescription("Write a number In km");
  expect((await axe(container)).violations).toEqual([]);
});

test("an error that comes later is announced", () => {
  const field = (error?: string) => (
    <Field label="Mileage" error={error}>
      {(control) => <Input {...control} />}
    </Field>
  );
  const { rerender } = render(field());
  const region = document.querySelector('[aria-live="polite"]');
  rerender(field("Write a number"));
  expect(region).toHaveTextContent("Write a number");
});

test("a hidden label still names, and two fields never share an id", () => {
  render(
    <>
      <Field label="Fuel" hideLabel>
        {(control) => (
          <Select {...control}>
            <option>Diesel</option>
          </Select>
        )}
      </Field>
      <Field label="Gearbox">{(control) => <Input {...control} />}</Field>
    </>,
  );
  expect(screen.getByRole("combobox", { name: "Fuel" }).id).not.toBe(
    screen.getByRole("textbox", { name: "Gearbox" }).id,
  );
});
