import { act, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import catalogue from "@/messages/en/catalogue.json";
import { KeepButtons } from "./keep-buttons";

jest.mock("next/navigation", () => ({ useRouter: () => ({ push: jest.fn() }) }));
jest.mock("next/offline", () => ({ useOffline: () => false }));

test("an article goes into both lists although the first is still on its way", async () => {
  const sent = jest.fn((..._: unknown[]) => new Promise<Response>(() => undefined));
  global.fetch = sent as unknown as typeof fetch;
  render(
    <NextIntlClientProvider locale="en" messages={{ catalogue }} timeZone="Europe/Paris">
      <KeepButtons article={{ id: 7, name: "Bosch 7" }} kept={[]} />
    </NextIntlClientProvider>,
  );
  for (const button of screen.getAllByRole("button")) await act(async () => void fireEvent.click(button));
  expect(sent).toHaveBeenCalledTimes(2);
});
