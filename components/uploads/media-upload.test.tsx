import { act, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import common from "@/messages/en/common.json";
import dialogs from "@/messages/en/dialogs.json";
import { MediaUpload } from "./media-upload";

jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh: () => undefined }) }));
const sent = jest.fn<Promise<unknown>, [File]>();
const fileOf = (name: string, begins: number[]) => {
  const bytes = Uint8Array.from(begins);
  const slice = () => ({ arrayBuffer: () => Promise.resolve(bytes.buffer) });
  return Object.assign(new File([bytes], name), { slice });
};
const choose = (file: File) =>
  act(async () => void fireEvent.change(document.querySelector("input")!, { target: { files: [file] } }));

test.each([
  ["picture", fileOf("me.jpg", [0x25, 0x50, 0x44, 0x46]), fileOf("me.png", [0x89, 0x50, 0x4e, 0x47]), "notAPicture"],
  ["video", fileOf("film.mp4", [0x89, 0x50, 0x4e, 0x47]), fileOf("film.webm", [0x1a, 0x45, 0xdf, 0xa3]), "notAVideo"],
] as const)("a wrong %s is refused when it is chosen, a right one can be sent", async (kind, wrong, right, fault) => {
  Object.assign(URL, { createObjectURL: () => "blob:x", revokeObjectURL: () => undefined });
  render(
    <NextIntlClientProvider locale="en" messages={{ common, dialogs }} timeZone="Europe/Paris">
      <MediaUpload kind={kind} onSend={sent} has={false} onRemove={() => Promise.resolve()}>
        {(chosen) => <p>{chosen}</p>}
      </MediaUpload>
    </NextIntlClientProvider>,
  );
  await choose(wrong);
  expect(screen.getByRole("alert")).toHaveTextContent(dialogs.upload.error[fault]);
  expect(screen.queryByRole("button", { name: dialogs.upload.send })).not.toBeInTheDocument();
  await choose(right);
  expect(screen.getByRole("alert")).toBeEmptyDOMElement();
  expect(screen.getByRole("button", { name: dialogs.upload.send })).toBeVisible();
});
