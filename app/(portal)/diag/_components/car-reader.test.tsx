import { act, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import common from "@/messages/en/common.json";
import diag from "@/messages/en/diag.json";
import { CarReader } from "./car-reader";
import { ClearCodes } from "./clear-codes";

jest.mock("next/navigation", () => ({ useRouter: () => ({ push: () => undefined, refresh: () => undefined }) }));
const seen = [
  { code: "P0299", lastAt: "2026-10-12T08:00:00Z", times: 2, clearedAt: null },
  { code: "P0401", lastAt: "2026-10-12T08:00:00Z", times: 1, clearedAt: "2026-10-12T09:00:00Z" },
];
const calls: unknown[][] = [];
jest.mock("@/lib/api/client", () => ({
  CallProblem: class extends Error {},
  call: (...asked: unknown[]) => {
    calls.push(asked);
    return Promise.resolve({ id: 7, seen });
  },
}));
jest.mock("next/offline", () => ({ useOffline: () => false }));

const shown = (children: ReactNode) =>
  render(
    <NextIntlClientProvider locale="en" messages={{ common, diag }} timeZone="Europe/Paris">
      {children}
    </NextIntlClientProvider>,
  );
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole("button", { name })));
const { car } = diag;

describe("the button that reads a car", () => {
  const reader = (demonstration: boolean) => (
    <CarReader open={null} demonstration={demonstration} mayClear={false} mayIdentify />
  );

  it("is not there where the browser reaches no adapter", () => {
    shown(reader(false));
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("is there with the demonstration's adapter, and with a serial port", () => {
    const { unmount } = shown(reader(true));
    expect(screen.getByRole("button", { name: car.read })).toBeVisible();
    unmount();
    Object.defineProperty(navigator, "serial", { configurable: true, value: {} });
    shown(reader(false));
    expect(screen.getByRole("button", { name: car.read })).toBeVisible();
    Reflect.deleteProperty(navigator, "serial");
  });
});

describe("a car behind the demonstration's adapter", () => {
  const clio = "VF1BR1H0H40123456";
  const reader = (open: { vin: string; label: string } | null, mayClear = false) => (
    <CarReader open={open} demonstration mayClear={mayClear} mayIdentify />
  );
  beforeEach(() => void calls.splice(0));

  it("is read, kept, and told with what stood there before", async () => {
    shown(reader({ vin: clio, label: "Renault Clio III" }));
    await press(car.read);
    await screen.findByText("3 codes read", undefined, { timeout: 5000 });
    expect(screen.getByText("Seen before on 12 October 2026 (2 times)")).toBeVisible();
    expect(screen.getByText("Back after the clearing of 12 October 2026")).toBeVisible();
    expect(calls.map(([, path]) => path)).toEqual(["/diagnostics/readings"]);
    const link = screen.getByRole("link", { name: /Open the 3 codes/ });
    expect(link).toHaveAttribute("href", `/identification-vehicule/search/vin/${clio}/dtc/P0401-P0299-U0100`);
    expect(screen.queryByRole("button", { name: car.clear.first })).toBeNull();
  });

  it("is kept for no car before the reader has said which one is meant", async () => {
    shown(reader({ vin: "VF3LBBHZHGS123456", label: "Peugeot 308 II" }));
    await press(car.read);
    await screen.findByText(car.other.title, undefined, { timeout: 5000 });
    expect([calls, screen.queryByText("3 codes read")]).toEqual([[], null]);
    await press("It is Peugeot 308 II");
    await screen.findByText("3 codes read");
    expect(calls).toMatchObject([["post", "/diagnostics/readings", { body: { vin: "VF3LBBHZHGS123456" } }]]);
  });

  it("is cleared between two rows of the trail and read again", async () => {
    shown(reader({ vin: clio, label: "Renault Clio III" }, true));
    await press(car.read);
    await screen.findByText("3 codes read", undefined, { timeout: 5000 });
    await press(car.clear.first);
    await press(await screen.findByText(car.clear.second).then(() => car.clear.second));
    await screen.findByText("1 code read", undefined, { timeout: 5000 });
    const steps = calls.map(([, , sent]) => (sent as { body: { step?: string } }).body.step ?? "reading");
    expect(steps).toEqual(["reading", "ordered", "done", "reading"]);
    expect(screen.queryByText(/^Back after/)).toBeNull();
  });
});

describe("clearing", () => {
  const clearing = (running: boolean | null, onClear: () => Promise<void>) => (
    <ClearCodes isRunning={() => Promise.resolve(running)} onClear={onClear} />
  );

  it("takes two presses", async () => {
    const onClear = jest.fn(() => Promise.resolve());
    shown(clearing(false, onClear));
    await press(car.clear.first);
    expect(onClear).not.toHaveBeenCalled();
    await press(car.clear.second);
    expect(onClear).toHaveBeenCalledTimes(1);
  });

  it("is not offered while the engine runs, nor done when it was started since", async () => {
    const onClear = jest.fn(() => Promise.resolve());
    const { unmount } = shown(clearing(true, onClear));
    await press(car.clear.first);
    expect(screen.queryByRole("button", { name: car.clear.second })).toBeNull();
    unmount();
    const told = [false, true];
    shown(<ClearCodes isRunning={() => Promise.resolve(told.shift() ?? true)} onClear={onClear} />);
    await press(car.clear.first);
    await press(car.clear.second);
    expect(screen.getByText(car.clear.running)).toBeVisible();
    expect(onClear).not.toHaveBeenCalled();
  });

  it("waits for the reader's word where the car does not tell", async () => {
    const onClear = jest.fn(() => Promise.resolve());
    shown(clearing(null, onClear));
    await press(car.clear.first);
    expect(screen.getByRole("button", { name: car.clear.second })).toBeDisabled();
    fireEvent.click(screen.getByRole("checkbox", { name: car.clear.engineOff }));
    await press(car.clear.second);
    expect(onClear).toHaveBeenCalledTimes(1);
  });
});
