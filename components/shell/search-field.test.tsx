import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { NextIntlClientProvider } from "next-intl";
import messages from "@/messages/en/shell.json";
import { SearchField } from "./search-field";

const push = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ push }) }));
jest.mock("next/offline", () => ({ useOffline: () => false }));

const field = () => screen.getByRole("combobox", { name: "Search everywhere" });

async function type(keys: string) {
  const { container } = render(
    <NextIntlClientProvider locale="en" messages={{ shell: messages }}>
      <SearchField plateCountry="FR" fields={["immat", "targa"]} mayBrowse={false} />
    </NextIntlClientProvider>,
  );
  await userEvent.click(field());
  await userEvent.keyboard(keys);
  return container;
}

beforeEach(() => jest.clearAllMocks());
beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

test("the first reading of a text is where Enter goes, an arrow leads to the next", async () => {
  const container = await type("ex123yz");
  expect(screen.getByRole("option", { selected: true })).toHaveTextContent("EX-123-YZ");
  expect((await axe(container)).violations).toEqual([]);
  await userEvent.keyboard("{ArrowDown}{Enter}");
  expect(push.mock.calls).toEqual([["/identification-vehicule/search/targa/EX%20123%20YZ"]]);
});

test("Escape closes the list and keeps the text, which Enter then reads anew; a second one clears it", async () => {
  await type("ex123yz{ArrowDown}{Escape}");
  expect(screen.queryByRole("option")).not.toBeInTheDocument();
  expect(field()).toHaveValue("ex123yz");
  await userEvent.keyboard("{Enter}");
  expect(push.mock.calls).toEqual([["/identification-vehicule/search/immat/EX-123-YZ"]]);
  await userEvent.type(field(), "x{Escape}{Escape}");
  expect(field()).toHaveValue("");
});

test("a click into the field opens the list that Escape closed", async () => {
  await type("ex123yz{Escape}");
  expect(screen.queryByRole("option")).not.toBeInTheDocument();
  await userEvent.click(field());
  expect(screen.getAllByRole("option").length).toBeGreaterThan(1);
});

test("the list goes with the focus and comes back with it", async () => {
  await type("ex123yz");
  await userEvent.click(document.body);
  expect(screen.queryByRole("option")).not.toBeInTheDocument();
  await userEvent.click(field());
  expect(screen.getAllByRole("option").length).toBeGreaterThan(1);
});
