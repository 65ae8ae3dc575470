import { popoverPlace } from "./place-popover";

const view = { width: 1000, height: 800 };
const rect = (left: number, top: number) => ({ left, top, right: left + 100, bottom: top + 32 }) as DOMRect;

test("stands below, from the start edge of its trigger", () => {
  expect(popoverPlace(rect(200, 100), "start", false, view)).toMatchObject({
    top: "136px",
    bottom: "auto",
    left: "200px",
    right: "auto",
  });
});

test("mirrors from right to left", () => {
  expect(popoverPlace(rect(200, 100), "start", true, view)).toMatchObject({ left: "auto", right: "700px" });
  expect(popoverPlace(rect(200, 100), "end", true, view)).toMatchObject({ left: "200px", right: "auto" });
});

test("goes above where the window ends, never higher than the room", () => {
  expect(popoverPlace(rect(200, 700), "start", false, view)).toMatchObject({
    top: "auto",
    bottom: "104px",
    maxHeight: "692px",
  });
});
