import { act, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import chat from "@/messages/en/chat.json";
import { CallProblem } from "@/lib/api/client";
import { MessageForm } from "./message-form";

const send = jest.fn<Promise<string>, [string]>();
const sent = jest.fn();
const { fault, send: sending } = chat;

function show() {
  render(
    <NextIntlClientProvider locale="en" messages={{ chat }}>
      <MessageForm label="Message" keptAs="chat" send={send} onSent={sent} />
    </NextIntlClientProvider>,
  );
}
const field = () => screen.getByRole("textbox", { name: "Message" });
const press = (text: string) =>
  act(async () => {
    fireEvent.change(field(), { target: { value: text } });
    fireEvent.click(screen.getByRole("button", { name: sending }));
  });
const networkIsBack = () => act(() => void window.dispatchEvent(new Event("online")));

beforeEach(() => {
  localStorage.clear();
  jest.resetAllMocks();
});

test("that the network is gone is told until it is back; what was typed stays to be sent", async () => {
  send.mockRejectedValueOnce(new CallProblem(0, "offline", "offline"));
  show();
  await press("Hello");
  expect(screen.getByRole("alert")).toHaveTextContent(fault.offline);
  networkIsBack();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  expect(field()).not.toHaveAttribute("aria-invalid");
  expect(field()).toHaveValue("Hello");
  send.mockResolvedValueOnce("kept");
  await press("Hello");
  expect(sent).toHaveBeenCalledWith("kept");
  expect(field()).toHaveValue("");
});

test("any other fault stays when the network is back", async () => {
  send.mockRejectedValueOnce(new CallProblem(500, "unexpected", "unexpected"));
  show();
  await press("Hello");
  networkIsBack();
  expect(screen.getByRole("alert")).toHaveTextContent(fault.other);
  await press(" ");
  networkIsBack();
  expect(screen.getByRole("alert")).toHaveTextContent(fault.required);
});
