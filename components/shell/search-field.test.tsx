import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { NextIntlClientProvider } from "next-intl";
import messages from "@/messages/en/shell.json";
import { readKept } from "@/components/page/kept-here";
import { useOffer, useTyped, type OfferedPlace } from "@/components/page/page-search";
import { takeInHand } from "@/components/page/vehicle-in-hand";
import { SearchField } from "./search-field";

const push = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ push }), usePathname: () => "/" }));
jest.mock("next/offline", () => ({ useOffline: () => false }));

const field = () => screen.getByRole("combobox", { name: "Search everywhere" });

const clio = { base: "/identification-vehicule/search/immat/AB-123-CD", ktype: null, label: "Renault Clio III" };

async function type(keys: string, mayBrowse = false) {
  const { container } = render(
    <NextIntlClientProvider locale="en" messages={{ shell: messages }}>
      <SearchField plateCountry="FR" fields={["immat", "targa"]} mayBrowse={mayBrowse} />
    </NextIntlClientProvider>,
  );
  await userEvent.click(screen.getByRole("combobox"));
  await userEvent.keyboard(keys);
  return container;
}

beforeEach(() => {
  jest.clearAllMocks();
  takeInHand(null);
});
beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
  window.matchMedia = jest.fn().mockReturnValue({ matches: false });
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

test("with a vehicle in hand Enter means this vehicle, and the whole catalogue is offered after it", async () => {
  takeInHand(clio);
  const container = await type("plaquettes av", true);
  expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
    "Enter: “plaquettes av” for Renault Clio III",
    "“plaquettes av” in the whole catalogue",
  ]);
  expect((await axe(container)).violations).toEqual([]);
  await userEvent.keyboard("{Enter}");
  expect(push.mock.calls).toEqual([[`${clio.base}/find/plaquettes%20av`]]);
});

test.each([
  ["ez777vw", "/identification-vehicule/search/immat/EZ-777-VW"],
  ["5w30", `${clio.base}/find/5w30`],
])("with a vehicle in hand %s leads to %s", async (typed, place) => {
  takeInHand(clio);
  await type(`${typed}{Enter}`, true);
  expect(push.mock.calls).toEqual([[place]]);
});

test("Enter that leads nowhere says what to type, and what was typed stays", async () => {
  await type("plaquettes{Enter}");
  expect(push).not.toHaveBeenCalled();
  expect(screen.getByText(/^Type a plate, a VIN, a number/)).toBeVisible();
  expect(field()).toHaveValue("plaquettes");
});

test("Enter with Shift opens over the page what a slide can show, and goes where none can", async () => {
  await type("2088812AA", true);
  await userEvent.keyboard("{Shift>}{Enter}{/Shift}");
  expect(push).not.toHaveBeenCalled();
  expect(readKept("tab", "slides")).toContain('"kind":"search","text":"2088812AA"');
  await userEvent.clear(field());
  await userEvent.type(field(), "ex123yz{Shift>}{Enter}{/Shift}");
  expect(push.mock.calls).toEqual([["/identification-vehicule/search/immat/EX-123-YZ"]]);
});

function Page({ places }: { places: readonly OfferedPlace[] }) {
  useOffer(places);
  return <p>{`Typed: ${useTyped()}`}</p>;
}

test("what a page offers is found beside the product's own answers, and the page hears what is typed", async () => {
  const place = { label: "Timing kit", href: "/packs/timing-kit", words: "belt", isOutside: false };
  const document = { label: "Belt poster", href: "/api/documents/belts", words: "", isOutside: true };
  render(<Page places={[place, document]} />);
  const open = jest.spyOn(window, "open").mockReturnValue(null);
  await type("belt", true);
  expect(screen.getByText("Typed: belt")).toBeVisible();
  expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
    "Enter: Parts: belt",
    "Timing kitTiles of this page",
    "Belt posterTiles of this page",
  ]);
  await userEvent.keyboard("{ArrowDown}{Enter}");
  expect(push.mock.calls).toEqual([["/packs/timing-kit"]]);
  await userEvent.clear(field());
  await userEvent.type(field(), "belt{ArrowDown}{ArrowDown}{Enter}");
  expect(open.mock.calls).toEqual([["/api/documents/belts", "_blank", "noopener,noreferrer"]]);
  open.mockRestore();
});
