import { act, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import common from "@/messages/en/common.json";
import vehicles from "@/messages/en/vehicles.json";
import workshop from "@/messages/en/workshop.json";
import { WorkshopSearch } from "./workshop-search";

jest.mock("next/navigation", () => ({
  useRouter: () => ({ push: () => undefined }),
  usePathname: () => "/v3",
  useSearchParams: () => new URLSearchParams(),
}));

test("a search of nothing is answered", async () => {
  render(
    <NextIntlClientProvider locale="en" messages={{ common, vehicles, workshop }} timeZone="Europe/Paris">
      <WorkshopSearch slide="identification" swiss={false} />
    </NextIntlClientProvider>,
  );
  await act(async () => void fireEvent.submit(screen.getByRole("search")));
  expect(screen.getByText(workshop.hint.unread)).toBeVisible();
});
