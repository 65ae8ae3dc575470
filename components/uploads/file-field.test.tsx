import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { NextIntlClientProvider } from "next-intl";
import { Field } from "@/components/ui/field";
import common from "@/messages/en/common.json";
import { FileButton } from "./file-button";
import { FileField } from "./file-field";

// jsdom's files cannot be read.
const fileOf = (name: string, type: string, bytes: number[]) =>
  Object.assign(new File(["bytes"], name, { type }), {
    slice: () => ({ arrayBuffer: () => Promise.resolve(Uint8Array.from(bytes).buffer) }),
  });
const picture = fileOf("disc.png", "image/png", [0x89, 0x50, 0x4e, 0x47]);
const disguised = fileOf("disc.png", "image/png", [0x25, 0x50, 0x44, 0x46]);
const text = fileOf("notes.txt", "text/plain", []);
const dropped = (file: File) => ({ dataTransfer: { types: ["Files"], files: [file] } });

function show() {
  const chosen: (string | null)[] = [];
  const view = render(
    <NextIntlClientProvider locale="en" messages={{ common }}>
      <Field label="Picture" hint="JPEG or PNG">
        {(control) => (
          <FileField
            control={control}
            accept="image/png,image/jpeg"
            onChoose={(file) => chosen.push(file?.name ?? null)}
          />
        )}
      </Field>
    </NextIntlClientProvider>,
  );
  return { ...view, chosen };
}

test("names what was chosen and takes it back", async () => {
  const { chosen, container } = show();
  expect(screen.getByText("or drop it here")).toBeVisible();
  await userEvent.upload(screen.getByLabelText("Picture"), picture);
  expect(await screen.findByText("disc.png")).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
  await userEvent.click(screen.getByRole("button", { name: "Remove disc.png" }));
  expect(screen.getByRole("status")).toHaveTextContent("or drop it here");
  expect(chosen).toEqual(["disc.png", null]);
});

test("is reached by the keyboard and described by its hint", async () => {
  show();
  await userEvent.tab();
  expect(screen.getByLabelText("Picture")).toHaveFocus();
  expect(screen.getByLabelText("Picture")).toHaveAccessibleDescription("JPEG or PNG");
});

test.each([text, disguised])("says that a file of another kind is refused, dropped or chosen", async (wrong) => {
  const { chosen } = show();
  const refusal = "This file is not of the expected kind.";
  fireEvent.drop(screen.getByText("or drop it here"), dropped(wrong));
  expect(await screen.findByText(refusal)).toBeVisible();
  await userEvent.upload(screen.getByLabelText("Picture"), picture);
  expect(await screen.findByText("disc.png")).toBeVisible();
  fireEvent.change(screen.getByLabelText("Picture"), { target: { files: [disguised] } });
  expect(await screen.findByText(refusal)).toBeVisible();
  expect(chosen).toEqual([null, "disc.png", null]);
});

test("a button hands on what is chosen or dropped on it, again and again", async () => {
  const chosen: string[] = [];
  const refused = jest.fn();
  render(
    <FileButton accept="image/*" choice="Photo" onChoose={({ name }) => chosen.push(name)} onRefuse={refused}>
      Add a photo
    </FileButton>,
  );
  await userEvent.upload(screen.getByLabelText("Photo"), picture);
  fireEvent.drop(screen.getByRole("button", { name: "Add a photo" }), dropped(picture));
  fireEvent.drop(screen.getByRole("button", { name: "Add a photo" }), dropped(text));
  await waitFor(() => expect(chosen).toEqual(["disc.png", "disc.png"]));
  expect(refused).toHaveBeenCalledTimes(1);
});
