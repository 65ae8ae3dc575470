import { act, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import common from "@/messages/en/common.json";
import customers from "@/messages/en/customers.json";
import { CustomerForm } from "./customer-form";

const saved = jest.fn();
const vehicle = { brand: "RENAULT", model: "CLIO", immat: "AB-123-CD" } as never;
const sent = jest.fn<Promise<Response>, [string, RequestInit]>();
const answer = (status: number, body: unknown) =>
  sent.mockResolvedValueOnce({ ok: status < 400, status, json: () => Promise.resolve(body) } as Response);
const bodyOf = (at: number) =>
  JSON.parse(sent.mock.calls[at]?.[1].body as string) as { info: object; vehicle: unknown };
const keyOf = (at: number) => (sent.mock.calls[at]?.[1].headers as Record<string, string>)["idempotency-key"];
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const submit = () => act(async () => void fireEvent.submit(document.querySelector("form")!));

beforeEach(() => {
  sent.mockReset();
  let keys = 0;
  Object.defineProperty(crypto, "randomUUID", { value: () => `key-${(keys += 1)}`, configurable: true });
  global.fetch = sent as unknown as typeof fetch;
  render(
    <NextIntlClientProvider locale="en" messages={{ common, customers }} timeZone="Europe/Paris">
      <CustomerForm vehicle={vehicle} onSaved={saved} onCancel={() => undefined} />
    </NextIntlClientProvider>,
  );
});

test("every mistake stands beside its field, the first one gets the focus, and nothing typed is lost", async () => {
  type("name", "Morel");
  const fields = [
    { field: "info.postalCode", message: "postal-code" },
    { field: "info.phone", message: "required" },
  ];
  answer(400, { code: "invalid-input", fields });
  await submit();
  expect(field("phone")).toHaveFocus();
  expect(field("phone")).toHaveAccessibleDescription(customers.error.required);
  expect(field("postalCode")).toHaveAccessibleDescription(customers.error["postal-code"]);
  expect(screen.getByText("2 fields need correction.")).toBeVisible();
  expect(field("name")).toHaveValue("Morel");
  type("phone", "0601020304");
  expect(field("phone")).not.toHaveAttribute("aria-invalid");
});

test("a card that found no network is sent again under its first key, with the vehicle as it is ticked", async () => {
  type("name", "Morel");
  sent.mockRejectedValueOnce(new TypeError("failed"));
  await submit();
  answer(200, { clientId: 7 });
  await submit();
  expect(keyOf(1)).toBe(keyOf(0));
  expect(bodyOf(1)).toMatchObject({ info: { title: "Mrs", name: "Morel", country: "FR" }, vehicle });
  expect(bodyOf(1).info).not.toHaveProperty("linkVehicle");
  expect(saved).toHaveBeenCalledWith(expect.objectContaining({ id: 7, name: "Morel" }));
  fireEvent.click(screen.getByRole("checkbox"));
  answer(200, { clientId: 8 });
  await submit();
  expect(bodyOf(2).vehicle).toBeNull();
});
