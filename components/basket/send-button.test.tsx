import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { toast, Toaster } from "@/components/ui/toast";
import basket from "@/messages/en/basket.json";
import cart from "@/messages/en/cart.json";
import common from "@/messages/en/common.json";
import { SendButton } from "./send-button";

const [push, refresh] = [jest.fn(), jest.fn()];
jest.mock("next/navigation", () => ({ useRouter: () => ({ push, refresh }) }));
const sent = jest.fn<Promise<Response>, [string, RequestInit]>();
const answer = (status: number, body: unknown) =>
  sent.mockResolvedValueOnce({ ok: status < 400, status, json: () => Promise.resolve(body) } as Response);

const totals = {
  ...{ currency: "CHF" as const, rateBp: 810, netCents: 10_000 },
  ...{ vatCents: 810, grossCents: 10_810, depositCents: 0 },
};
const show = (deliverTo = ["Garage du Lac", "1 rue du Lac", "74160 Saint-Julien"]) =>
  render(
    <NextIntlClientProvider locale="en" messages={{ basket, cart, common }} timeZone="Europe/Paris">
      <SendButton mark="m1" {...{ totals, deliverTo }} />
      <Toaster label="Messages" closeLabel="Close" />
    </NextIntlClientProvider>,
  );
const dialog = () => screen.findByRole("dialog", { hidden: true });
const ask = () => act(async () => void fireEvent.click(screen.getByRole("button", { name: "Order on account" })));
const confirm = async () =>
  act(
    async () =>
      void fireEvent.click(
        within(await dialog()).getByRole("button", { name: "Order with obligation to pay", hidden: true }),
      ),
  );

beforeEach(() => {
  sent.mockReset();
  push.mockReset();
  global.fetch = sent as unknown as typeof fetch;
  Object.defineProperty(crypto, "randomUUID", { value: () => "key", configurable: true });
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
});
afterEach(() => act(() => toast.clear()));

test("asks once, with the total, the address and the conditions, before anything is ordered", async () => {
  show();
  await ask();
  const asked = within(await dialog());
  expect(sent).not.toHaveBeenCalled();
  expect(asked.getByText(/108\.10/)).toBeVisible();
  for (const line of ["Garage du Lac", "1 rue du Lac", "74160 Saint-Julien"])
    expect(asked.getByText(line)).toBeVisible();
  expect(asked.getByRole("link", { name: "general conditions of sale", hidden: true })).toHaveAttribute(
    "href",
    "/cgv/en",
  );
});

test("orders what was agreed to, and its message leads to the order", async () => {
  show();
  await ask();
  answer(200, { data: { orderId: "2026-00012" } });
  await confirm();
  expect(sent.mock.calls.map(([path]) => path)).toEqual(["/api/sendTechautoCart?mark=m1"]);
  expect(screen.getByText("Order placed successfully: 2026-00012")).toBeVisible();
  expect(screen.queryByRole("dialog", { hidden: true })).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole("button", { name: "See the order" }));
  expect(push).toHaveBeenCalledWith("/orders/2026-00012");
});

test("what Techauto changed closes the question and stands beside the button", async () => {
  show();
  await ask();
  answer(409, { code: "basket-renewed", gone: [{ id: 1, name: "Bosch 1" }], changed: [] });
  await confirm();
  expect(screen.queryByRole("dialog", { hidden: true })).not.toBeInTheDocument();
  expect(screen.getByText(/removed from the basket: Bosch 1/)).toBeVisible();
});

test("without an address nothing can be agreed to", async () => {
  show([]);
  await ask();
  expect(screen.getByText(basket.refusal.address)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Order with obligation to pay", hidden: true })).not.toBeInTheDocument();
});
