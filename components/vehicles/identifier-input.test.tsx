import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { useState } from "react";
import messages from "@/messages/en/vehicles.json";
import { IdentifierInput } from "./identifier-input";

const type = "VF1BR1H0H40123456VF1BR1H0H40123456ABCDE";
jest.mock("@/lib/api/client", () => ({
  call: () => Promise.resolve([{ value: type, label: "Renault Clio III 1.5 dCi 85", detail: null }]),
}));

function Sample() {
  const [value, setValue] = useState("");
  const control = { id: "type", "aria-label": "Type", value, onChange };
  function onChange(event: { target: { value: string } }) {
    setValue(event.target.value);
  }
  return (
    <NextIntlClientProvider locale="en" messages={{ vehicles: messages }}>
      <IdentifierInput control={control} kind="tvv" onChoose={setValue}>
        {(props) => <input {...props} />}
      </IdentifierInput>
    </NextIntlClientProvider>
  );
}
const field = () => screen.getByRole("combobox", { name: "Type" });

test("a long suggestion stands whole", async () => {
  render(<Sample />);
  await userEvent.type(field(), "VF1B");
  expect(await screen.findByText(type)).toBeVisible();
  for (const part of screen.getByRole("option").children) expect(part).not.toHaveClass("truncate");
});

test("Enter without a choice closes the list, or it would cover what is said below", async () => {
  render(<Sample />);
  await userEvent.type(field(), "VF1B");
  await screen.findByRole("option");
  await userEvent.keyboard("{Enter}");
  expect(screen.queryByRole("option")).not.toBeInTheDocument();
  expect(field()).toHaveAttribute("aria-expanded", "false");
});
