import { act, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import faults from "@/messages/fr/faults.json";
import vehicles from "@/messages/fr/vehicles.json";
import { CodesForm } from "./codes-form";

const went = jest.fn<unknown, [string]>();
jest.mock("@/components/page/use-go", () => ({ useGo: () => ({ go: went, going: false }) }));
const asked = jest.fn<Promise<unknown>, [string, string, { params: { text: string } }]>();
jest.mock("@/lib/api/client", () => ({ call: (...args: Parameters<typeof asked>) => asked(...args) }));

const suggestion = (value: string, label: string) => ({ value, label, detail: null, ktype: null });
const field = () => screen.getByRole<HTMLInputElement>("combobox");

beforeEach(() => {
  jest.useFakeTimers();
  went.mockReset();
  asked.mockReset().mockResolvedValue([]);
  Element.prototype.scrollIntoView = () => undefined;
  render(
    <NextIntlClientProvider locale="fr" messages={{ faults, vehicles } as never}>
      <CodesForm under="/dtc" first="" />
    </NextIntlClientProvider>,
  );
});
afterEach(() => jest.useRealTimers());

async function type(text: string) {
  fireEvent.change(field(), { target: { value: text } });
  await act(() => jest.advanceTimersByTimeAsync(400));
}

it("suggests codes for the word that is being typed, never a VIN, and takes one in its place", async () => {
  asked.mockResolvedValue([suggestion("P0401", "EGR"), suggestion("VF1BR1H0H40123456", "Clio")]);
  await type("P0299, p04");
  expect(asked.mock.calls.at(-1)?.[2].params.text).toBe("p04");
  expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual(["P0401EGR"]);
  fireEvent.keyDown(field(), { key: "ArrowDown" });
  fireEvent.keyDown(field(), { key: "Enter" });
  expect(field().value).toBe("P0299, P0401 ");
  fireEvent.submit(field());
  expect(went).toHaveBeenCalledWith("/dtc/P0299-P0401");
});

it("reads the lines of a tool's report that is pasted, and says what it leaves out", () => {
  fireEvent.paste(field(), { clipboardData: { getData: () => "р0401\r\nP0299-13\nmoteur" } });
  fireEvent.submit(field());
  expect(went).toHaveBeenCalledWith("/dtc/P0401-P0299-13?unread=MOTEUR");
});

it.each([
  ["", "Saisissez au moins un code, par exemple P0401."],
  ["bonjour", "Aucun code défaut dans ce texte"],
])("%p goes nowhere and is told why", async (text, told) => {
  await type(text);
  fireEvent.submit(field());
  expect(screen.getByText(told)).toBeTruthy();
  expect(went).not.toHaveBeenCalled();
});
