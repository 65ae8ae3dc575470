import { act, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { offlineEvent } from "@/components/page/offline";
import { toast, toastStore } from "@/components/ui/toast-store";
import { Button } from "@/components/ui/button";
import { CallProblem, deniedEvent } from "@/lib/api/client";
import { useAction, wordOf, type Telling } from "./use-action";

let answer: { done: () => void; fail: (problem: Error) => void };
const work = jest.fn(() => new Promise<void>((resolve, reject) => void (answer = { done: resolve, fail: reject })));
const words = { "list-full": "The list is full" } as const;
const offline = jest.fn();

function Press({ telling, goes }: { telling?: Telling; goes?: boolean }) {
  const [told, setTold] = useState<string | null>(null);
  const inline = telling?.tell ? { ...telling, tell: setTold } : telling;
  const { busy, about, run } = useAction<string>((problem) => wordOf(words, problem, "It failed"), inline);
  return (
    <>
      {busy && goes ? null : (
        <Button busy={about === "keep"} onClick={() => void run(work, "keep")}>
          Keep
        </Button>
      )}
      <p role="alert">{told}</p>
    </>
  );
}

const press = () => {
  const button = screen.getByRole("button");
  button.focus();
  fireEvent.click(button);
};
const fail = (status: number, code: string) => act(async () => answer.fail(new CallProblem(status, code, code)));
const toasts = () => toastStore.get().map(({ text }) => text);

beforeEach(() => {
  work.mockClear();
  offline.mockClear();
  toast.clear();
});
beforeAll(() => window.addEventListener(offlineEvent, offline));

test("an action runs once at a time and names what is under way", async () => {
  render(<Press />);
  press();
  expect(screen.getByRole("button")).toHaveAttribute("aria-busy", "true");
  press();
  expect(work).toHaveBeenCalledTimes(1);
  await act(async () => answer.done());
  expect(screen.getByRole("button")).not.toHaveAttribute("aria-busy");
  press();
  expect(work).toHaveBeenCalledTimes(2);
  await act(async () => answer.done());
});

test("a second run in the same moment does nothing", async () => {
  function Twice() {
    const { run } = useAction(() => null);
    return <Button onClick={() => void Promise.all([run(work), run(work)])}>Twice</Button>;
  }
  render(<Twice />);
  press();
  expect(work).toHaveBeenCalledTimes(1);
  await act(async () => answer.done());
});

test("a refusal is told by its code, in a toast or beside the action", async () => {
  const { unmount } = render(<Press telling={{ id: "keep" }} />);
  press();
  await fail(409, "list-full");
  press();
  await fail(500, "unexpected");
  expect(toasts()).toEqual(["It failed"]);
  unmount();
  render(<Press telling={{ tell: () => undefined }} />);
  press();
  await fail(409, "list-full");
  expect(screen.getByRole("alert")).toHaveTextContent("The list is full");
  expect(toasts()).toEqual(["It failed"]);
});

test("that the network is gone and that a right is missing is said by the shell alone", async () => {
  render(<Press />);
  press();
  await fail(0, "offline");
  expect(offline).toHaveBeenCalledTimes(1);
  const denied = jest.fn((event: Event) => event.preventDefault());
  window.addEventListener(deniedEvent, denied);
  press();
  await fail(403, "denied");
  window.removeEventListener(deniedEvent, denied);
  expect(denied).toHaveBeenCalledTimes(1);
  expect(toasts()).toEqual([]);
});

test("a missing right is told by the action where no shell hears of it", async () => {
  render(<Press />);
  press();
  await fail(403, "denied");
  expect(toasts()).toEqual(["It failed"]);
});

test("a screen may say them in its own words", async () => {
  render(<Press telling={{ own: ["denied", "offline"] }} />);
  press();
  await fail(403, "denied");
  press();
  await fail(0, "offline");
  expect([toasts().length, offline.mock.calls.length]).toEqual([2, 0]);
});

function Save({ hides }: { hides?: boolean }) {
  const { busy, run } = useAction(() => null);
  return (
    <button hidden={busy && hides} onClick={() => void run(work)}>
      Save
    </button>
  );
}

test("the focus returns to what was hidden meanwhile, and nothing moves for it", async () => {
  render(<Save hides />);
  const button = screen.getByRole("button");
  press();
  const focus = jest.spyOn(button, "focus");
  await act(async () => button.blur());
  expect(document.body).toHaveFocus();
  await act(async () => answer.done());
  expect(button).toHaveFocus();
  expect(focus).toHaveBeenCalledWith({ preventScroll: true });
});

test("the focus is not pulled back to what the reader left", async () => {
  render(<Save />);
  press();
  await act(async () => screen.getByRole("button").blur());
  await act(async () => answer.done());
  expect(document.body).toHaveFocus();
});

test("what is no problem of a call is not swallowed", async () => {
  let caught: unknown;
  function Broken() {
    const { run } = useAction(() => "It failed");
    return <Button onClick={() => void run(work).catch((error: unknown) => (caught = error))}>Break</Button>;
  }
  render(<Broken />);
  press();
  await act(async () => answer.fail(new TypeError("broken")));
  expect(caught).toBeInstanceOf(TypeError);
});
