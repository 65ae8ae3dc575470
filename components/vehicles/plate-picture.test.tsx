import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { NextIntlClientProvider } from "next-intl";
import { toastStore, toast } from "@/components/ui/toast-store";
import messages from "@/messages/en/plate-picture.json";
import { installTopLayer } from "@/tests/support/top-layer";
import { PlatePicture } from "./plate-picture";

beforeAll(installTopLayer);
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

function show(onChoose: (plate: string) => void = () => undefined) {
  return render(
    <NextIntlClientProvider locale="en" messages={{ "plate-picture": messages }}>
      <PlatePicture onChoose={onChoose} />
    </NextIntlClientProvider>,
  );
}
const take = (file: File) =>
  userEvent.upload(screen.getByLabelText("Photo of the plate (JPG)"), file, { applyAccept: false });
const said = () => toastStore.get().map(({ kind, text }) => [kind, text]);

test("the candidates are shown, and only the chosen and confirmed one is taken over", async () => {
  answer(200, candidates);
  const chosen: string[] = [];
  const { container } = show((plate) => chosen.push(plate));
  await take(photo());
  expect(await screen.findByRole("dialog", { name: "Plate read from the photo" })).toBeVisible();
  expect(screen.getAllByRole("radio")).toHaveLength(2);
  expect(chosen).toEqual([]);
  expect((await axe(container)).violations).toEqual([]);
  await userEvent.click(screen.getByRole("radio", { name: /AB-128-CD/ }));
  await userEvent.click(screen.getByRole("button", { name: "Use this plate" }));
  expect(chosen).toEqual(["AB-128-CD"]);
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("a candidate can be corrected before it is used", async () => {
  answer(200, candidates);
  const chosen: string[] = [];
  show((plate) => chosen.push(plate));
  await take(photo());
  const field = await screen.findByRole("textbox", { name: "Correct it" });
  await userEvent.clear(field);
  await userEvent.type(field, "AB-129-CD{Enter}");
  expect(chosen).toEqual(["AB-129-CD"]);
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

test("a file that is no JPEG is not even sent", async () => {
  globalThis.fetch = () => Promise.reject(new Error("sent"));
  show();
  await take(new File(["x"], "plate.png", { type: "image/png" }));
  expect(said()).toEqual([["error", messages.problems["not-a-jpeg"]]]);
});
