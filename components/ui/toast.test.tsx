import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { axe } from "jest-axe";
import { Dialog } from "./dialog";
import { loadToasts, toast, Toaster } from "./toast";
import { installTopLayer } from "@/tests/support/top-layer";

beforeAll(installTopLayer);
beforeAll(loadToasts);
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  act(() => toast.clear());
  jest.useRealTimers();
});

const setup = () => render(<Toaster label="Messages" closeLabel="Close" />);
const show = (run: () => void) => act(run);
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test("calm words go to the polite region, bad news to the urgent one", async () => {
  const { container } = setup();
  show(() => {
    toast.success("Saved");
    toast.error("No answer");
  });
  expect(within(screen.getByRole("status")).getByText("Saved")).toBeVisible();
  expect(within(screen.getByRole("alert")).getByText("No answer")).toBeVisible();
  jest.useRealTimers();
  expect((await axe(container)).violations).toEqual([]);
});

test("a success leaves by itself, an error and what is persistent stay", () => {
  setup();
  show(() => {
    toast.success("Saved");
    toast.info("Session", { persistent: true });
    toast.error("No answer");
  });
  pass(6000);
  expect(screen.queryByText("Saved")).not.toBeInTheDocument();
  pass(600_000);
  expect(screen.getByText("Session")).toBeVisible();
  expect(screen.getByText("No answer")).toBeVisible();
});

test("does not leave under the pointer", () => {
  setup();
  show(() => void toast.success("Saved"));
  fireEvent.pointerEnter(screen.getByText("Saved"));
  pass(60_000);
  expect(screen.getByText("Saved")).toBeVisible();
  fireEvent.pointerLeave(screen.getByText("Saved"));
  pass(6000);
  expect(screen.queryByText("Saved")).not.toBeInTheDocument();
});

test("the same id takes the place of the one before and starts its time again", () => {
  setup();
  show(() => void toast.info("1 of 2", { id: "import" }));
  pass(5000);
  show(() => void toast.info("2 of 2", { id: "import" }));
  pass(5000);
  expect(screen.queryByText("1 of 2")).not.toBeInTheDocument();
  expect(screen.getByText("2 of 2")).toBeVisible();
});

test("its action runs once and takes it away; so does its cross", () => {
  const keep = jest.fn();
  setup();
  show(() => {
    toast.warning("Other customer", { action: { label: "Keep", onClick: keep } });
    toast.error("No answer");
  });
  fireEvent.click(screen.getByRole("button", { name: "Keep" }));
  expect(keep).toHaveBeenCalledTimes(1);
  expect(screen.queryByText("Other customer")).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByText("No answer")).not.toBeInTheDocument();
});

test("gives the focus back to where it came from when it is closed by keyboard", () => {
  render(<button>Before</button>);
  setup();
  const before = screen.getByRole("button", { name: "Before" });
  before.focus();
  show(() => void toast.error("No answer"));
  const cross = screen.getByRole("button", { name: "Close" });
  act(() => cross.focus());
  fireEvent.click(cross);
  expect(screen.queryByText("No answer")).not.toBeInTheDocument();
  expect(before).toHaveFocus();
});

test("at most four stand, and a persistent one is not pushed out", () => {
  setup();
  show(() => {
    toast.info("kept", { persistent: true });
    for (const word of ["a", "b", "c", "d"]) toast.info(word);
  });
  expect(screen.getAllByRole("button", { name: "Close" })).toHaveLength(4);
  expect(screen.getByText("kept")).toBeVisible();
  expect(screen.queryByText("a")).not.toBeInTheDocument();
});

test("stands in an open dialog, which makes the rest of the page inert, and outlives it", () => {
  const page = (open: boolean) => (
    <>
      <Toaster label="Messages" closeLabel="Close" />
      <Dialog open={open} onClose={() => undefined} title="New customer" closeLabel="Close the dialog">
        <input aria-label="Name" />
      </Dialog>
    </>
  );
  const { rerender } = render(page(true));
  show(() => void toast.error("No answer"));
  expect(within(screen.getByRole("dialog")).getByRole("alert")).toHaveTextContent("No answer");
  expect(screen.getByRole("textbox", { name: "Name" })).toHaveFocus();
  rerender(page(false));
  expect(screen.getByText("No answer")).toBeVisible();
  expect(screen.getByText("No answer").closest("dialog")).toBeNull();
});
