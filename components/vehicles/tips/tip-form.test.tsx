import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { SWRConfig } from "swr";
import { toast, toastStore } from "@/components/ui/toast-store";
import messages from "@/messages/en/vehicle-tools.json";
import { TipForm } from "./tip-form";

const { tips } = messages;
const asked: string[] = [];
let online = true;

beforeEach(() => {
  toast.clear();
  asked.length = 0;
  const answer = (body: unknown) => ({
    ok: true,
    status: 200,
    headers: new Headers(),
    json: () => Promise.resolve(body),
  });
  globalThis.fetch = (input) => {
    const path = String(input);
    if (path.includes("families")) return Promise.resolve(answer([{ id: 1, label: "Brakes" }]) as unknown as Response);
    asked.push(path);
    return online ? Promise.resolve(answer({ id: 1 }) as unknown as Response) : Promise.reject(new TypeError("gone"));
  };
});

function show() {
  const nothing = () => undefined;
  return render(
    <NextIntlClientProvider locale="en" messages={{ "vehicle-tools": messages, common: { cancel: "Cancel" } }}>
      <SWRConfig value={{ provider: () => new Map() }}>
        <TipForm type="MRE5202E1234" onAdded={nothing} onCancel={nothing} />
      </SWRConfig>
    </NextIntlClientProvider>,
  );
}
const save = () => userEvent.click(screen.getByRole("button", { name: tips.save }));
const said = () => toastStore.get().map(({ kind, text }) => [kind, text]);

test("what is missing first has the focus", async () => {
  show();
  await save();
  expect(screen.getByRole("combobox")).toHaveFocus();
  await userEvent.selectOptions(await screen.findByRole("combobox"), await screen.findByText("Brakes"));
  await save();
  expect(screen.getByRole("textbox", { name: /^Refer/ })).toHaveFocus();
  expect(asked).toEqual([]);
});

test("without a network the text stays and the reason is said, until it succeeds", async () => {
  show();
  await userEvent.selectOptions(screen.getByRole("combobox"), await screen.findByText("Brakes"));
  const [references, text] = screen.getAllByRole("textbox");
  await userEvent.type(references!, "A 1");
  await userEvent.type(text!, "Clean the hub");
  online = false;
  await save();
  expect(said()).toEqual([["error", tips.offline]]);
  expect(text).toHaveValue("Clean the hub");
  online = true;
  await save();
  expect(said()).toEqual([["success", tips.saved]]);
});
