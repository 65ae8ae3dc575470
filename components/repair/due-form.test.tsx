import { act, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import common from "@/messages/fr/common.json";
import repair from "@/messages/fr/repair.json";
import { DueForm } from "./due-form";

const went = jest.fn<undefined, [string]>();
jest.mock("@/components/page/use-go", () => ({ useGo: () => ({ go: went, going: false }) }));
const sent = jest.fn<Promise<Response>, [string, RequestInit]>();
const answer = (status: number, body: unknown) =>
  sent.mockResolvedValueOnce({ ok: status < 400, status, json: () => Promise.resolve(body) } as Response);
const bodyOf = (at: number) => JSON.parse(sent.mock.calls[at]?.[1].body as string) as object;
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const submit = () => act(async () => void fireEvent.submit(document.querySelector("form")!));
const first = { km: "", on: "2026-11-23", registered: "2007-03-14", lastKm: "", lastOn: "", severe: "" };

function show(vehicle: { vin: string | null; plate: string | null }) {
  render(
    <NextIntlClientProvider locale="fr" messages={{ common, repair }} timeZone="Europe/Paris">
      <DueForm
        {...{ first, vehicle }}
        here="/v3/search/immat/AB-123-CD/rev"
        today="2026-11-23"
        latest={{ km: 85_000, on: "2026-03-01" }}
      />
    </NextIntlClientProvider>,
  );
}

beforeEach(() => {
  went.mockReset();
  sent.mockReset();
  Object.defineProperty(crypto, "randomUUID", { value: () => "key", configurable: true });
  global.fetch = sent as unknown as typeof fetch;
});

test("keeps the mileage of a known car and leads to what is due, with the numbers as they were read", async () => {
  show({ vin: "VF1BR1H0H40123456", plate: null });
  expect(screen.getByText(/Dernier relevé : 85.000 km le 01\/03\/2026/)).toBeVisible();
  type("km", "160 000 km");
  type("lastKm", "139.000");
  type("lastOn", "2025-03-10");
  answer(200, { latest: null, service: null });
  await submit();
  expect(bodyOf(0)).toMatchObject({ km: 160_000, last: { km: 139_000, on: "2025-03-10" }, replaces: false });
  expect(went).toHaveBeenCalledWith(
    "/v3/search/immat/AB-123-CD/rev?km=160000&on=2026-11-23&registered=2007-03-14&lastKm=139000&lastOn=2025-03-10",
  );
});

test.each(["", "-3", "0", "5000000"])("says what is wrong with %p beside the field, and sends nothing", async (km) => {
  show({ vin: "VF1BR1H0H40123456", plate: null });
  type("km", km);
  await submit();
  expect(field("km")).toHaveAttribute("aria-invalid", "true");
  expect(field("km")).toHaveFocus();
  expect(sent).not.toHaveBeenCalled();
});

test("tells a mileage that is less than last time, and takes it once it is said that it replaces that one", async () => {
  show({ vin: null, plate: "AB123CD" });
  type("km", "84000");
  answer(409, { code: "mileage-less", last: { km: 85_000, on: "2026-03-01" } });
  await submit();
  expect(screen.getByText(/Moins que la dernière fois : 85.000 km le 01\/03\/2026/)).toBeVisible();
  expect(went).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("checkbox", { name: repair.revision.replaces }));
  answer(200, { latest: null, service: null });
  await submit();
  expect(bodyOf(1)).toMatchObject({ km: 84_000, replaces: true });
  expect(went).toHaveBeenCalledTimes(1);
});

test("keeps nothing of a version that nobody has in hand", async () => {
  show({ vin: null, plate: null });
  type("km", "84000");
  await submit();
  expect(sent).not.toHaveBeenCalled();
  expect(went).toHaveBeenCalledTimes(1);
});
