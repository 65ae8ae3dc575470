import { act, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import common from "@/messages/fr/common.json";
import customers from "@/messages/fr/customers.json";
import { askForCustomer, currentCustomerId } from "./current-customer";
import { CustomerSwitch } from "./customer-switch";

const refresh = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh }) }));
const claire = { id: 7, title: "Mme", name: "Laurent", firstname: "Claire", company: "", city: "Lyon", vehicles: [] };
jest.mock("@/lib/api/client", () => ({ call: () => Promise.resolve({ customers: [claire] }) }));

const choose = async () => {
  const field = await screen.findByRole("combobox", { hidden: true });
  fireEvent.change(field, { target: { value: "laurent" } });
  await screen.findByText("1 client trouvé");
  await act(async () => new Promise((resolve) => setTimeout(resolve, 300)));
  await act(async () => void fireEvent.keyDown(field, { key: "Enter" }));
};
const served: (number | null)[] = [];
const waiting = () => void served.push(currentCustomerId());

beforeEach(() => {
  served.length = 0;
  HTMLElement.prototype.scrollIntoView = () => undefined;
  refresh.mockReset();
  document.cookie = "etabli.customer=; max-age=0";
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
  render(
    <NextIntlClientProvider locale="fr" messages={{ common, customers }} timeZone="Europe/Paris">
      <CustomerSwitch customer={null} />
    </NextIntlClientProvider>,
  );
});

test("what waited for the choice is done for whoever is chosen by Enter, before the page is read again", async () => {
  act(() => askForCustomer(waiting));
  await choose();
  expect(served).toEqual([7]);
  expect(refresh).toHaveBeenCalledTimes(1);
});

test("what waited is forgotten with the dialog that is closed", async () => {
  act(() => askForCustomer(waiting));
  await screen.findByRole("combobox", { hidden: true });
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Fermer", hidden: true })));
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Choisir un client" })));
  await choose();
  expect(served).toEqual([]);
});
