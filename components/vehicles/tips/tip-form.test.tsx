import { act, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { toast, toastStore } from "@/components/ui/toast-store";
import common from "@/messages/en/common.json";
import texts from "@/messages/en/vehicle-tools.json";
import { TipForm } from "./tip-form";
import { TipVehicle } from "./tip-vehicle";

const added = jest.fn();
const sent = jest.fn<Promise<Response>, [string, RequestInit]>();
const show = (type: string | null) =>
  render(
    <NextIntlClientProvider locale="en" messages={{ common, "vehicle-tools": texts }} timeZone="Europe/Paris">
      <TipForm
        type={type}
        vehicle={type ? undefined : <TipVehicle chosen={null} onChoose={() => undefined} />}
        onSaved={added}
        onCancel={() => undefined}
      />
    </NextIntlClientProvider>,
  );
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const submit = () => act(async () => void fireEvent.submit(document.querySelector("form")!));
const families = { ok: true, status: 200, json: () => Promise.resolve([{ id: 1, label: "Brakes" }]) } as Response;

beforeEach(() => {
  toast.clear();
  sent.mockReset();
  sent.mockResolvedValue(families);
  Object.defineProperty(crypto, "randomUUID", { value: () => "key", configurable: true });
  global.fetch = sent as unknown as typeof fetch;
});

test("what is missing is said field by field, the vehicle above the others first", async () => {
  await act(async () => void show(null));
  expect(field("vehicle")).toHaveFocus();
  field("text").focus();
  await submit();
  expect(field("vehicle")).toHaveFocus();
  expect(field("family")).toHaveAccessibleDescription(texts.tips.faults.family);
  expect(screen.getByText(texts.tips.faults.vehicle)).toBeVisible();
});

test("a tip without a network stays and says so in its own words; it is sent with its references", async () => {
  await act(async () => void show("M10RENVP0"));
  type("family", "Brakes");
  type("references", "A1, A1; B2");
  type("text", "Mind the sensor");
  sent.mockRejectedValueOnce(new TypeError("failed"));
  await submit();
  expect(toastStore.get().map(({ text }) => text)).toEqual([texts.tips.offline]);
  expect(field("text")).toHaveValue("Mind the sensor");
  await submit();
  expect(added).toHaveBeenCalledTimes(1);
  expect(JSON.parse(sent.mock.lastCall?.[1].body as string)).toEqual({
    typeMot: "Brakes",
    codeMot: "A1|B2",
    obsMot: "Mind the sensor",
    type: "M10RENVP0",
  });
});
