import { act, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { announceCartCount } from "@/components/cart/cart-count";
import shell from "@/messages/en/shell.json";
import { CartLink, type CartCounts } from "./cart-link";

jest.mock("next/navigation", () => ({ useRouter: () => ({}), usePathname: () => "/" }));

const show = (counts: CartCounts) =>
  render(
    <NextIntlClientProvider locale="en" messages={{ shell }} timeZone="Europe/Paris">
      <CartLink counts={counts} />
    </NextIntlClientProvider>,
  );

it.each([
  [{ customer: 2, company: 3 }, "Cart, 2 items", "/cart"],
  [{ customer: 0, company: 3 }, "Cart, empty", "/cart"],
  [{ customer: null, company: 3 }, "The company's basket, 3 items", "/cart?tab=company"],
  [{ customer: null, company: 0 }, "Cart, empty", "/cart"],
  [{ customer: null, company: null }, "Cart, empty", "/cart"],
])("of %j counts what lies where it leads", (counts, name, href) => {
  show(counts);
  expect(screen.getByRole("link", { name })).toHaveAttribute("href", href);
});

it("follows what is put into the company's basket, and takes none of it for the customer's", () => {
  show({ customer: null, company: 0 });
  act(() => announceCartCount(4, "company"));
  expect(screen.getByRole("link", { name: "The company's basket, 4 items" })).toBeVisible();
});
