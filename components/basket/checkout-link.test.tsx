import { act, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { QuantityStepper } from "@/components/cart/quantity-stepper";
import { toast, Toaster } from "@/components/ui/toast";
import basket from "@/messages/en/basket.json";
import cart from "@/messages/en/cart.json";
import { CheckoutLink } from "./checkout-link";

const went = jest.fn();
jest.mock("@/components/page/use-go", () => ({ useGo: () => ({ go: went, going: false }) }));
jest.mock("next/navigation", () => ({ useRouter: () => ({}), usePathname: () => "/cart" }));

const onChange = jest.fn((quantity: number) => Promise.resolve({ quantity, made: true }));
const field = () => screen.getByRole("textbox", { name: /Bosch 1/ });
const leave = () => act(async () => void fireEvent.click(screen.getByRole("link")));

beforeEach(() => {
  went.mockReset();
  onChange.mockClear();
  render(
    <NextIntlClientProvider locale="en" messages={{ basket, cart }} timeZone="Europe/Paris">
      <QuantityStepper article="Bosch 1" quantity={2} step={1} onChange={onChange} />
      <CheckoutLink />
      <Toaster label="Messages" closeLabel="Close" />
    </NextIntlClientProvider>,
  );
});
afterEach(() => act(() => toast.clear()));

test("a wrong quantity keeps the reader in the basket and has the focus", async () => {
  fireEvent.change(field(), { target: { value: "0" } });
  await leave();
  expect(went).not.toHaveBeenCalled();
  expect(field()).toHaveFocus();
  expect(screen.getByText(cart.quantityOpen)).toBeVisible();
});

test("a quantity that is typed is saved before the checkout opens", async () => {
  fireEvent.change(field(), { target: { value: "4" } });
  await leave();
  expect(onChange).toHaveBeenCalledWith(4, 2);
  expect(went).toHaveBeenCalledWith("/checkout");
});
