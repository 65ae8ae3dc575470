import { act, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { toast, Toaster } from "@/components/ui/toast";
import { call } from "@/lib/api/client";
import shell from "@/messages/en/shell.json";
import { SessionWatch } from "./session-watch";

const text = "You have been disconnected, please refresh the page to continue";
const inAnHour = () => new Date(Date.now() + 3600_000).toISOString();
const answer = (status: number, code: string) => {
  const body = { code, title: code };
  global.fetch = jest.fn(() => Promise.resolve({ ok: false, status, json: () => Promise.resolve(body) } as Response));
};

beforeEach(() => {
  jest.useFakeTimers();
  Object.defineProperty(crypto, "randomUUID", { value: () => "key", configurable: true });
  render(
    <NextIntlClientProvider locale="en" messages={{ shell }} timeZone="Europe/Paris">
      <SessionWatch expiresAt={inAnHour()} />
      <Toaster label="Messages" closeLabel="Close" />
    </NextIntlClientProvider>,
  );
});
afterEach(() => {
  act(() => toast.clear());
  jest.useRealTimers();
});

const save = () =>
  act(() => call("post", "/logout").catch(() => void toast.error("The brands could not be saved", { id: "brands" })));

test("a save after the session has ended elsewhere names the end, and nothing that follows from it", async () => {
  answer(401, "unauthenticated");
  await save();
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole("button", { name: "Refresh" })).toBeVisible();
  expect(screen.queryByText("The brands could not be saved")).not.toBeInTheDocument();
  act(() => jest.advanceTimersByTime(3_400_000));
  expect(screen.queryByText(/Your session ends/)).not.toBeInTheDocument();
});

test("an error of its own is said, also a while after the end was named", async () => {
  answer(500, "unexpected");
  await save();
  expect(screen.getByText("The brands could not be saved")).toBeVisible();
  expect(screen.queryByText(text)).not.toBeInTheDocument();
  act(() => toast.clear());
  answer(401, "unauthenticated");
  await save();
  act(() => jest.advanceTimersByTime(5000));
  answer(500, "unexpected");
  await save();
  expect(screen.getByText("The brands could not be saved")).toBeVisible();
});

test("an end that a companion's key meets is not the reader's", async () => {
  answer(401, "unauthenticated");
  await act(() => call("post", "/logout", { companion: "key" }).catch(() => undefined));
  expect(screen.queryByText(text)).not.toBeInTheDocument();
});
