import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { ArrowLinks } from "@/components/ui/arrow-links";
import messages from "@/messages/en/vehicles.json";
import { KeptList } from "./kept-list";
import { searchStore } from "./previous-searches";

jest.mock("next/navigation", () => ({ usePathname: () => "/identification-vehicule" }));

const vin = "VF1BR1H0H40123456";
const kept = [
  { url: `/identification-vehicule/search/vin/${vin}`, label: "Renault Clio III" },
  { url: "/selection-vehicule/vl/Peugeot/308%20II/1.6%20HDi/1000090", label: "Peugeot 308 II" },
];

function show() {
  void searchStore.restore(kept);
  return render(
    <NextIntlClientProvider locale="en" messages={{ vehicles: messages }}>
      <ArrowLinks>
        <KeptList of="history" />
      </ArrowLinks>
    </NextIntlClientProvider>,
  );
}
const names = () => screen.queryAllByRole("link").map((link) => link.textContent);
const button = (name: string) => screen.getByRole("button", { name });

beforeEach(() => void searchStore.clear());

test("the vehicles come before the button that empties them, and arrows lead from it to both ends", async () => {
  const { container } = show();
  expect(container.querySelector("a, button")).toHaveAttribute("href", kept[0]?.url);
  button("Clear the list").focus();
  await userEvent.keyboard("{ArrowDown}");
  expect(document.activeElement).toHaveTextContent("Renault Clio III");
  button("Clear the list").focus();
  await userEvent.keyboard("{ArrowUp}");
  expect(document.activeElement).toHaveTextContent("Peugeot 308 II");
});

test("a list that was emptied comes back by the same button", async () => {
  show();
  const before = names();
  await userEvent.click(button("Clear the list"));
  expect(names()).toEqual([]);
  expect(button("Restore the list")).toHaveFocus();
  await userEvent.click(button("Restore the list"));
  expect(names()).toEqual(before);
});

test("a VIN stands whole, and a chosen version has its label alone", () => {
  show();
  expect(screen.getByText(vin)).not.toHaveClass("truncate");
  expect(screen.getByRole("link", { name: "Peugeot 308 II" }).children).toHaveLength(1);
});
