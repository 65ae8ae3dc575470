import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { useState } from "react";
import { Segmented } from "./segmented";

const options = [
  { value: "retail", label: "Retail" },
  { value: "both", label: "Net and retail" },
  { value: "none", label: "No price", disabled: true },
] as const;

type Value = (typeof options)[number]["value"];

function Controlled({ onChange }: { onChange: (value: Value) => void }) {
  const [value, setValue] = useState<Value>("retail");
  const change = (next: Value) => {
    setValue(next);
    onChange(next);
  };
  return <Segmented legend="Prices" name="prices" options={options} value={value} onChange={change} />;
}

const radio = (name: string) => screen.getByRole("radio", { name });

test("is a named group of radios with one chosen", async () => {
  const { container } = render(<Segmented legend="Prices" name="prices" options={options} defaultValue="both" />);
  expect(screen.getByRole("group", { name: "Prices" })).toBeVisible();
  expect(radio("Net and retail")).toBeChecked();
  expect(radio("Retail")).not.toBeChecked();
  expect((await axe(container)).violations).toEqual([]);
});

test("without script around it, a click chooses", async () => {
  render(<Segmented legend="Prices" name="prices" options={options} defaultValue="both" />);
  await userEvent.click(screen.getByText("Retail"));
  expect(radio("Retail")).toBeChecked();
  expect(radio("Net and retail")).not.toBeChecked();
});

test("controlled, it tells the value; arrows move, a disabled choice stays out", async () => {
  const onChange = jest.fn();
  render(<Controlled onChange={onChange} />);
  radio("Retail").focus();
  await userEvent.keyboard("{ArrowRight}");
  expect(onChange).toHaveBeenLastCalledWith("both");
  expect(radio("Net and retail")).toBeChecked();
  await userEvent.click(radio("No price"));
  expect(onChange).toHaveBeenCalledTimes(1);
});
