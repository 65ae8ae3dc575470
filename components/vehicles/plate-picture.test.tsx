import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { NextIntlClientProvider } from "next-intl";
import type { ComponentProps } from "react";
import { toastStore, toast } from "@/components/ui/toast-store";
import messages from "@/messages/en/plate-picture.json";
import { installTopLayer } from "@/tests/support/top-layer";
import type { PlateField } from "./plate-input";
import { PlatePicture } from "./plate-picture";

// jsdom has no bytes of a file.
function arrayBuffer(this: Blob): Promise<ArrayBuffer> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(this);
  });
}

beforeAll(() => {
  installTopLayer();
  Object.assign(Blob.prototype, { arrayBuffer });
});
beforeEach(() => toast.clear());

const candidates = [
  { plate: "AB123CD", display: "AB-123-CD", country: "FR", confidence: 0.8 },
  { plate: "AB128CD", display: "AB-128-CD", country: "FR", confidence: 0.1 },
];
const photo = () => new File(["bytes"], "IMG_1.jpg", { type: "image/jpeg" });
const answer = (status: number, body: unknown) => {
  const json = () => Promise.resolve(body);
  globalThis.fetch = () => Promise.resolve({ ok: status < 400, status, statusText: "", json } as Response);
};

type Choose = ComponentProps<typeof PlatePicture>["onChoose"];

function show(onChoose: Choose = () => undefined, fields: readonly PlateField[] = ["immat"]) {
  return render(
    <NextIntlClientProvider locale="en" messages={{ "plate-picture": messages }}>
      <PlatePicture fields={fields} onChoose={onChoose} />
    </NextIntlClientProvider>,
  );
}
const take = (file: File) =>
  userEvent.upload(screen.getByLabelText("Photo of the plate (JPG)"), file, { applyAccept: false });
const said = () => toastStore.get().map(({ kind, text }) => [kind, text]);

test("the candidates are shown, and only the chosen and confirmed one is taken over", async () => {
  answer(200, candidates);
  const chosen: string[] = [];
  const { container } = show((...one) => chosen.push(one.join(" ")));
  await take(photo());
  expect(await screen.findByRole("dialog", { name: "Plate read from the photo" })).toBeVisible();
  expect(screen.getAllByRole("radio")).toHaveLength(2);
  expect(chosen).toEqual([]);
  expect((await axe(container)).violations).toEqual([]);
  await userEvent.click(screen.getByRole("radio", { name: /AB-128-CD/ }));
  await userEvent.click(screen.getByRole("button", { name: "Use this plate" }));
  expect(chosen).toEqual(["immat AB-128-CD"]);
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("a candidate can be corrected before it is used", async () => {
  answer(200, candidates);
  const chosen: string[] = [];
  show((...one) => chosen.push(one.join(" ")));
  await take(photo());
  const field = await screen.findByRole("textbox", { name: "Correct it" });
  await userEvent.clear(field);
  await userEvent.type(field, "AB-129-CD{Enter}");
  expect(chosen).toEqual(["immat AB-129-CD"]);
});

const swiss = { plate: "AG441", display: "AG 441", country: "CH", confidence: 0.8 };
const use = () => screen.getByRole("button", { name: "Use this plate" });

test("a Swiss plate goes to the Swiss field", async () => {
  answer(200, [swiss, ...candidates]);
  const chosen: string[] = [];
  show((...one) => chosen.push(one.join(" ")), ["immat", "swissPlate"]);
  await take(photo());
  await screen.findByRole("dialog");
  await userEvent.click(use());
  expect(chosen).toEqual(["swissPlate AG 441"]);
});

test("a plate of a country that the reader cannot search is shown, says so and is not used", async () => {
  answer(200, [swiss, ...candidates]);
  const chosen: string[] = [];
  const { container } = show((...one) => chosen.push(one.join(" ")));
  await take(photo());
  expect(await screen.findByRole("radio", { name: /AG 441.*country not searched/ })).toBeChecked();
  expect(screen.getByText(messages.notSearchedHelp)).toBeVisible();
  expect(use()).toBeDisabled();
  expect((await axe(container)).violations).toEqual([]);
  await userEvent.click(screen.getByRole("radio", { name: /AB-123-CD/ }));
  await userEvent.click(use());
  expect(chosen).toEqual(["immat AB-123-CD"]);
});

test.each([
  [422, "no-plate-found", "info", messages.problems["no-plate-found"]],
  [400, "picture-too-large", "error", messages.problems["picture-too-large"]],
  [500, "unexpected", "error", messages.problems.other],
])("a %p with %s is said", async (status, code, kind, text) => {
  answer(status, { code });
  show();
  await take(photo());
  expect(said()).toEqual([[kind, text]]);
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test.each([
  ["something else", new Uint8Array([1, 2, 3]), messages.problems["not-a-jpeg"]],
  ["half of one", new Uint8Array([255, 216, 255, 224]), messages.problems.damaged],
])("a file that cannot be read is called what it is: %s", async (_, bytes, text) => {
  answer(400, { code: "not-a-jpeg" });
  show();
  await take(new File([bytes], "IMG_2.jpg", { type: "image/jpeg" }));
  await waitFor(() => expect(said()).toEqual([["error", text]]));
});

test("a file that is no JPEG is not even sent", async () => {
  globalThis.fetch = () => Promise.reject(new Error("sent"));
  show();
  await take(new File(["x"], "plate.png", { type: "image/png" }));
  expect(said()).toEqual([["error", messages.problems["not-a-jpeg"]]]);
});
