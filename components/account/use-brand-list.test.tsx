import { act, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { toast, toastStore } from "@/components/ui/toast-store";
import { useBrandList } from "./use-brand-list";

const texts = { account: { brands: { saved: "Saved", undo: "Undo", failed: "Brought back" } } };
const brand = (id: number) => ({ id, name: `Brand ${id}`, country: null });
const answers: ((answer: unknown) => void)[] = [];

function Brands() {
  const { shown, set } = useBrandList([brand(1), brand(2), brand(3)]);
  return <button onClick={() => set(shown.slice(1))}>{shown.map(({ id }) => id).join(" ")}</button>;
}

const answer = (status: number, body: unknown) =>
  act(async () => answers.shift()!({ ok: status < 400, status, json: async () => body }));
const toasts = () => toastStore.get().map(({ text }) => text);

beforeEach(() => {
  toast.clear();
  global.fetch = jest.fn(
    () => new Promise<Response>((resolve) => void answers.push(resolve as (answer: unknown) => void)),
  );
  render(
    <NextIntlClientProvider locale="en" messages={texts}>
      <Brands />
    </NextIntlClientProvider>,
  );
});

test("a change that fails behind one that was saved is told, and the saved list is back", async () => {
  fireEvent.click(screen.getByRole("button"));
  fireEvent.click(screen.getByRole("button"));
  expect(screen.getByRole("button")).toHaveTextContent("3");
  await answer(200, [brand(2), brand(3)]);
  await answer(500, {});
  expect(screen.getByRole("button")).toHaveTextContent("2 3");
  expect(toasts()).toEqual(["Brought back"]);
});

test("what was saved can be undone", async () => {
  fireEvent.click(screen.getByRole("button"));
  await answer(200, [brand(2), brand(3)]);
  expect(toasts()).toEqual(["Saved"]);
});
