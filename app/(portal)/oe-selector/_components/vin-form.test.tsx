import { fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import oe from "@/messages/en/oe.json";
import { VinForm } from "./vin-form";

const go = jest.fn();
jest.mock("@/components/page/use-go", () => ({ useGo: () => ({ go, going: false }) }));

const show = (first: string) =>
  render(
    <NextIntlClientProvider locale="en" messages={{ oe }} timeZone="Europe/Paris">
      <VinForm first={first} addressOf={(vin) => `/oe-selector?vin=${vin}`} />
    </NextIntlClientProvider>,
  );
const field = () => screen.getByRole("textbox", { name: "VIN" });
const submit = () => fireEvent.click(screen.getByRole("button", { name: "Show the catalogue" }));

beforeEach(() => go.mockClear());

test("without a VIN it says what to type, and goes nowhere", () => {
  show("");
  expect(field()).not.toBeInvalid();
  submit();
  expect(field()).toBeInvalid();
  expect(field()).toHaveFocus();
  expect(field()).toHaveAccessibleDescription(/Type a VIN/);
  expect(go).not.toHaveBeenCalled();
});

test("a truncated VIN of the address marks its field and says how much is missing", () => {
  show("VF1BR1H0H4012");
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription("13 characters of 17: 4 missing.");
});

test("a whole VIN leads to its tree", () => {
  show("");
  fireEvent.change(field(), { target: { value: " VF1BR1H0H40123456 " } });
  submit();
  expect(go).toHaveBeenCalledWith("/oe-selector?vin=VF1BR1H0H40123456");
});
