import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import common from "@/messages/en/common.json";
import users from "@/messages/en/users.json";
import { RightsForm } from "./rights-form";

jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh: () => undefined, push: () => undefined }) }));

const families = [
  {
    id: "modules",
    label: "Modules",
    branches: [
      { id: "Diag", label: "Diagnosis" },
      { id: "PRE", label: "Used parts" },
    ],
  },
];
const show = (first: string[], companyId = 12) =>
  render(
    <NextIntlClientProvider locale="en" messages={{ common, users }} timeZone="Europe/Paris">
      <RightsForm
        place={{ companyId, userId: 2 }}
        company="Garage"
        families={families}
        first={first}
        draft={`1:${companyId}:2`}
      />
    </NextIntlClientProvider>,
  );
const box = (name: RegExp) => screen.getByRole("checkbox", { name });
const answer = (status: number, body: object) => {
  const ok = status === 200;
  global.fetch = jest.fn(() => Promise.resolve({ ok, status, json: () => Promise.resolve(body) } as Response));
};

beforeEach(() => Object.defineProperty(crypto, "randomUUID", { value: () => "key", configurable: true }));

test("what is ticked and not saved is there again, for that company alone, until it is cancelled", async () => {
  const { unmount } = show(["Diag"]);
  await userEvent.click(box(/^PRE/));
  await userEvent.click(box(/^Diag/));
  unmount();
  const elsewhere = show(["Diag"], 13);
  expect(box(/^PRE/)).not.toBeChecked();
  elsewhere.unmount();
  show(["Diag", "PRE"]);
  expect([box(/^PRE/), box(/^Diag/)].map((one) => (one as HTMLInputElement).checked)).toEqual([true, false]);
  expect(screen.getByText("1 change to save")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  expect(box(/^Diag/)).toBeChecked();
  expect(screen.getByText("No changes")).toBeVisible();
});

test("another administrator's change is told beside the button, before one's own is saved", async () => {
  show(["Diag"]);
  await userEvent.click(box(/^PRE/));
  answer(409, { code: "rights-changed", title: "", rights: [] });
  const save = screen.getByRole("button", { name: "Save" });
  await userEvent.click(save);
  const note = screen.getByRole("alert");
  expect(note).toHaveTextContent("Taken away: Diag");
  expect(note.nextElementSibling).toContainElement(save);
  expect([box(/^PRE/), box(/^Diag/)].map((one) => (one as HTMLInputElement).checked)).toEqual([true, false]);
  answer(200, { rights: ["PRE"] });
  await userEvent.click(save);
  expect(note).toBeEmptyDOMElement();
  expect(screen.getByText("No changes")).toBeVisible();
  await act(() => Promise.resolve());
  expect(sessionStorage).toHaveLength(0);
});
