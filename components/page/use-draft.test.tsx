import { act, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { toast, toastStore } from "@/components/ui/toast-store";
import { CallProblem } from "@/lib/api/client";
import common from "@/messages/en/common.json";
import { DraftField } from "./draft-field";
import { DraftForm } from "./draft-form";
import { useDraft } from "./use-draft";

interface Values {
  name: string;
  kind: string;
  text: string;
}
const first: Values = { name: "", kind: "a", text: "" };
const send = jest.fn<Promise<unknown>, [object]>();
const faulty = jest.fn();

function Form({ resets }: { resets?: boolean }) {
  const draft = useDraft({
    first,
    resets,
    check: ({ text }) => (text === "bad" ? { text: "bad" } : {}),
    send,
    onFaulty: faulty,
    refusal: (problem, mark) => {
      if (problem.code === "name-taken") return mark({ name: "taken" });
      return "It failed";
    },
    word: (code, name) => (code === "required" ? "Fill it in" : `${name} is ${code}`),
  });
  return (
    <DraftForm draft={draft} submit="Send">
      <DraftField draft={draft} name="name" label="Name" required />
      <DraftField draft={draft} name="kind" label="Kind">
        <option value="a">A</option>
        <option value="b">B</option>
      </DraftField>
      <DraftField draft={draft} name="text" label="Text" rows={2} />
      <p role="status">{draft.changed.join()}</p>
    </DraftForm>
  );
}

const show = (resets?: boolean) =>
  render(
    <NextIntlClientProvider locale="en" messages={{ common }} timeZone="Europe/Paris">
      <Form resets={resets} />
    </NextIntlClientProvider>,
  );
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { exact: false }), { target: { value } });
const submit = () => act(async () => void fireEvent.click(screen.getByRole("button", { name: "Send" })));
const refuse = (code: string, extra = {}) => send.mockRejectedValueOnce(new CallProblem(400, code, code, extra));
const invalid = (...fields: string[]) =>
  refuse("invalid-input", { fields: fields.map((field) => ({ field, message: "required" })) });
const [name, kind, text] = ["Name", "Kind", "Text"].map(
  (label) => () => screen.getByLabelText(label, { exact: false }),
) as [() => HTMLElement, () => HTMLElement, () => HTMLElement];

beforeEach(() => {
  send.mockReset();
  faulty.mockReset();
  toast.clear();
});

test("what was typed is sent, once, and which fields hold something else is known", async () => {
  show();
  type("Name", "Anne");
  type("Kind", "b");
  expect(screen.getByRole("status")).toHaveTextContent("name,kind");
  let done: () => void = () => undefined;
  send.mockReturnValueOnce(new Promise<void>((resolve) => (done = resolve)));
  await submit();
  await submit();
  expect(send.mock.calls).toEqual([[{ name: "Anne", kind: "b", text: "" }]]);
  await act(async () => done());
  expect(name()).toHaveValue("Anne");
});

test("a form for the next one is empty after it was sent", async () => {
  show(true);
  type("Name", "Anne");
  await submit();
  expect(name()).toHaveValue("");
});

test("a fault found here is shown at the first try, keeps the call back and goes once it is mended", async () => {
  show();
  type("Text", "bad");
  expect(text()).not.toHaveAttribute("aria-invalid");
  await submit();
  expect(send).not.toHaveBeenCalled();
  expect(faulty).toHaveBeenCalledTimes(1);
  expect(text()).toHaveFocus();
  expect(text()).toHaveAccessibleDescription("text is bad");
  type("Text", "good");
  expect(text()).not.toHaveAttribute("aria-invalid");
});

test("what the server finds wrong stands beside its fields, the first of the form has the focus", async () => {
  show();
  type("Name", "Anne");
  invalid("user.text", "user.name");
  await submit();
  expect(name()).toHaveFocus();
  expect([name(), kind(), text()].map((field) => field.getAttribute("aria-invalid"))).toEqual(["true", null, "true"]);
  expect(name()).toHaveAccessibleDescription("Fill it in");
  expect(name()).toHaveValue("Anne");
  type("Name", "Anna");
  expect([name(), text()].map((field) => field.getAttribute("aria-invalid"))).toEqual([null, "true"]);
  expect(toastStore.get()).toEqual([]);
});

test("what is wrong with something that the form does not show is told as well", async () => {
  show();
  invalid("user.name", "image");
  await submit();
  expect(name()).toHaveAccessibleDescription("Fill it in");
  expect(toastStore.get().map((one) => one.text)).toEqual(["It failed"]);
});

test("a refusal may name a field; any other is told, and nothing that was typed is lost", async () => {
  show(true);
  type("Name", "Anne");
  refuse("name-taken");
  await submit();
  expect(name()).toHaveAccessibleDescription("name is taken");
  expect(toastStore.get()).toEqual([]);
  refuse("unexpected");
  await submit();
  expect(toastStore.get().map((one) => one.text)).toEqual(["It failed"]);
  expect(name()).toHaveValue("Anne");
});

test("a form without words of its own uses the house's", async () => {
  function Plain() {
    const draft = useDraft({ first: { name: "" }, send });
    return (
      <DraftForm draft={draft} submit="Send">
        <DraftField draft={draft} name="name" label="Name" />
      </DraftForm>
    );
  }
  render(
    <NextIntlClientProvider locale="en" messages={{ common }} timeZone="Europe/Paris">
      <Plain />
    </NextIntlClientProvider>,
  );
  invalid("name");
  await submit();
  expect(name()).toHaveAccessibleDescription(common.fault.required);
  refuse("unexpected");
  await submit();
  expect(toastStore.get().map((one) => one.text)).toEqual([common.error]);
});
