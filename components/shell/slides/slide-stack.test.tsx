import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import common from "@/messages/en/common.json";
import slides from "@/messages/en/slides.json";
import { putSlide, resumeSlides } from "@/components/page/slides/slide-store";
import { SlideShelf } from "./slide-shelf";

jest.mock("next/navigation", () => ({ useRouter: () => ({ push: jest.fn() }), usePathname: () => "/" }));

const at = new Date("2026-11-24T09:00:00Z").getTime();

function open(id: string, times: { closesAt?: number } = {}) {
  act(() => void putSlide({ id, title: `Site ${id}`, kind: "iframe", url: `https://${id}.example/`, ...times }));
}

function show() {
  render(
    <NextIntlClientProvider locale="en" messages={{ common, slides }}>
      <main id="content" tabIndex={-1} data-keeper="7.1">
        <button>row</button>
      </main>
      <SlideShelf rights={[]} />
    </NextIntlClientProvider>,
  );
  act(() => resumeSlides());
  screen.getByText("row").focus();
}

const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const stack = () => screen.getByRole("region");
const front = () => stack().querySelector("[data-front]")?.getAttribute("aria-label");
const wait = (ms: number) => act(() => void jest.advanceTimersByTime(ms));
const button = (name: string) => within(stack()).getByRole("button", { name, hidden: true });

beforeEach(() => {
  jest.useFakeTimers({ now: at });
  sessionStorage.clear();
  window.matchMedia = jest.fn().mockReturnValue({ matches: true });
});
afterEach(() => jest.useRealTimers());

test("what is opened takes the focus, and the last one that closes gives it back", () => {
  show();
  open("a");
  expect(document.activeElement).toHaveTextContent("Site a");
  open("b");
  expect([front(), document.activeElement?.textContent]).toEqual(["Site b", "Site b"]);
  fireEvent.click(button("Close Site b"));
  wait(1);
  expect([front(), document.activeElement?.textContent]).toEqual(["Site a", "Site a"]);
  fireEvent.click(button("Close Site a"));
  wait(1);
  expect(screen.queryByRole("region")).toBeNull();
  expect(document.activeElement).toHaveTextContent("row");
});

test("where the row is gone meanwhile, the page has the focus", () => {
  show();
  open("a");
  screen.getByText("row").remove();
  fireEvent.click(button("Close Site a"));
  wait(1);
  expect(document.activeElement).toBe(document.getElementById("content"));
});

test("arrows turn the stack with the focus on it, Escape leaves the view in depth, then the wide one", () => {
  show();
  for (const id of ["a", "b", "c"]) open(id);
  press("ArrowRight");
  expect([front(), document.activeElement?.textContent]).toEqual(["Site b", "Site b"]);
  press("ArrowLeft");
  expect(front()).toBe("Site c");
  fireEvent.click(button("Extend"));
  fireEvent.click(button("View in 3D"));
  expect(stack().matches("[data-deep][data-extended]")).toBe(true);
  press("Escape");
  expect([stack().matches("[data-deep]"), stack().matches("[data-extended]")]).toEqual([false, true]);
  press("Escape");
  expect(stack().matches("[data-extended]")).toBe(false);
});

test("a slide that stands already comes to the front instead of standing twice", () => {
  show();
  for (const id of ["a", "b", "a"]) open(id);
  expect([front(), within(stack()).getAllByRole("article", { hidden: true }).length]).toEqual(["Site a", 2]);
});

test("a slide closes within 300 ms of motion", () => {
  window.matchMedia = jest.fn().mockReturnValue({ matches: false });
  show();
  open("a");
  fireEvent.click(button("Close Site a"));
  wait(299);
  expect(stack().querySelector("[data-leaving]")).not.toBeNull();
  wait(1);
  expect(screen.queryByRole("region")).toBeNull();
});

test("the stack comes back after a reload and leaves the focus where it is", () => {
  show();
  open("a");
  screen.getByText("row").focus();
  act(() => resumeSlides());
  expect([front(), document.activeElement?.textContent]).toEqual(["Site a", "row"]);
});

test("put aside it leaves a button, which leads back into it", () => {
  show();
  open("a");
  fireEvent.click(button("Put the slides aside"));
  expect(document.activeElement).toHaveTextContent("row");
  fireEvent.click(screen.getByRole("button", { name: "1 slide" }));
  expect(document.activeElement).toHaveTextContent("Site a");
});

test("a countdown runs within the last day, and at zero the slide goes by itself", () => {
  show();
  open("a", { closesAt: at + 3_661_000 });
  expect(screen.getByRole("timer")).toHaveTextContent("01:01:01");
  wait(1000);
  expect(screen.getByRole("timer")).toHaveTextContent("01:01:00");
  jest.setSystemTime(at + 3_660_500);
  wait(1000);
  wait(1000);
  expect(screen.queryByRole("region")).toBeNull();
  expect(document.activeElement).toHaveTextContent("row");
});

test("a slide whose frame never loads says so, with ways out", () => {
  show();
  open("a");
  wait(15_000);
  expect(screen.getByRole("alert")).toHaveTextContent("Site a does not answer");
  expect(screen.getByRole("link", { name: "Open in a new window" })).toHaveAttribute("href", "https://a.example/");
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  fireEvent.load(screen.getByTitle("Site a"));
  wait(20_000);
  expect(screen.queryByRole("alert")).toBeNull();
});

test("of two hundred slides three are live", () => {
  show();
  for (let id = 0; id < 200; id += 1) open(`s${id}`);
  expect(document.querySelectorAll("iframe")).toHaveLength(3);
  expect(stack()).toHaveAccessibleName("Slides, 200 open");
});

test("what is no slide opens none", () => {
  show();
  expect(putSlide({ id: "x", title: "X", kind: "iframe", url: "javascript:alert(1)" })).toBe(false);
  expect(screen.queryByRole("region")).toBeNull();
});
