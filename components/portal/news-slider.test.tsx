import { act, fireEvent, render, screen } from "@testing-library/react";
import { axe } from "jest-axe";
import { NextIntlClientProvider } from "next-intl";
import portal from "@/messages/en/portal.json";
import { placedTile } from "@/tests/support/placed-tile";
import { NewsSlider } from "./news-slider";

const news = (id: number) => placedTile({ id, name: `News ${id}`, text: "Text", url: `/news/${id}` });

let isStill = false;
let visibility: DocumentVisibilityState = "visible";
beforeEach(() => {
  jest.useFakeTimers();
  [isStill, visibility] = [false, "visible"];
  window.matchMedia = jest.fn().mockImplementation(() => ({
    ...{ matches: isStill, addEventListener: jest.fn(), removeEventListener: jest.fn() },
  }));
  jest.spyOn(document, "visibilityState", "get").mockImplementation(() => visibility);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function show(count = 3) {
  return render(
    <NextIntlClientProvider locale="en" messages={{ portal }}>
      <NewsSlider tiles={Array.from({ length: count }, (_, at) => news(at + 1))} now={new Date()} />
    </NextIntlClientProvider>,
  ).container;
}
const wait = (ms: number) => act(() => void jest.advanceTimersByTime(ms));
/** The test's document knows nothing of inert parts. */
const inFront = () => document.querySelector("[role=group]:not([inert]) a")!;
const front = () => inFront().textContent;
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const slider = () => screen.getByRole("region", { name: "News" });

test("the next one comes after five seconds, the first after the last", () => {
  show(2);
  wait(4999);
  expect(front()).toBe("News 1");
  wait(1);
  expect(front()).toBe("News 2");
  wait(5000);
  expect(front()).toBe("News 1");
});

test("it rests under the pointer and under the focus, and goes on when they leave", () => {
  show();
  fireEvent.pointerEnter(slider(), { pointerType: "mouse" });
  wait(20_000);
  expect(front()).toBe("News 1");
  fireEvent.pointerLeave(slider(), { pointerType: "mouse" });
  fireEvent.focus(inFront());
  wait(20_000);
  expect(front()).toBe("News 1");
  fireEvent.blur(inFront());
  wait(5000);
  expect(front()).toBe("News 2");
});

test("it rests in a tab that nobody sees", () => {
  show();
  visibility = "hidden";
  fireEvent(document, new Event("visibilitychange"));
  wait(20_000);
  expect(front()).toBe("News 1");
  visibility = "visible";
  fireEvent(document, new Event("visibilitychange"));
  wait(5000);
  expect(front()).toBe("News 2");
});

test("who wants less motion turns by hand, and may start it all the same", () => {
  isStill = true;
  show();
  wait(20_000);
  expect(front()).toBe("News 1");
  press("Next news");
  expect(front()).toBe("News 2");
  press("Previous news");
  press("Previous news");
  expect(front()).toBe("News 3");
  press("Start the slide show");
  wait(5000);
  expect(front()).toBe("News 1");
});

test("the stop button stops it for good, and it is sound for a screen reader", async () => {
  const container = show();
  press("Stop the slide show");
  wait(20_000);
  expect(front()).toBe("News 1");
  expect(container.querySelector("[aria-live]")).toHaveAttribute("aria-live", "polite");
  press("Start the slide show");
  expect(container.querySelector("[aria-live]")).toHaveAttribute("aria-live", "off");
  jest.useRealTimers();
  expect((await axe(container)).violations).toEqual([]);
});

test("a single one has nothing to turn", () => {
  show(1);
  expect(screen.queryByRole("button")).toBeNull();
});

describe("a finger", () => {
  const draw = (pointerType: string, from: [number, number], to: [number, number]) => {
    // The test's document has no pointer events with places.
    const point = (type: string, [clientX, clientY]: [number, number]) =>
      Object.assign(new MouseEvent(type, { bubbles: true, clientX, clientY }), { pointerType });
    fireEvent(inFront(), point("pointerdown", from));
    fireEvent(inFront(), point("pointerup", to));
  };

  test.each([
    ["touch", [200, 40], [180, 42], "News 2"],
    ["touch", [180, 40], [200, 42], "News 3"],
    ["touch", [200, 40], [181, 40], "News 1"],
    ["touch", [200, 40], [170, 90], "News 1"],
    ["mouse", [200, 40], [100, 40], "News 1"],
  ] as const)("as %s from %j to %j shows %s", (pointer, from, to, shown) => {
    show();
    draw(pointer, [...from], [...to]);
    expect(front()).toBe(shown);
  });

  test("turns the other way where one reads from the right", () => {
    show();
    (slider().firstElementChild as HTMLElement).style.direction = "rtl";
    draw("touch", [200, 40], [150, 40]);
    expect(front()).toBe("News 3");
  });
});
