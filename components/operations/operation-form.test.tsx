import { act, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import common from "@/messages/fr/common.json";
import operations from "@/messages/fr/operations.json";
import { OperationForm } from "./operation-form";

jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh: () => undefined }) }));
const sent = jest.fn<Promise<unknown>, [string, string, { body: object }]>();
jest.mock("@/lib/api/client", () => ({
  ...jest.requireActual<object>("@/lib/api/client"),
  call: (...args: Parameters<typeof sent>) => sent(...args),
}));

const show = (mileageKm: number | null) =>
  render(
    <NextIntlClientProvider locale="fr" messages={{ common, operations } as never}>
      <OperationForm operation={{ number: "2026-00001", mileageKm, complaint: "" }} last={96_400} />
    </NextIntlClientProvider>,
  );
async function save(km: string) {
  fireEvent.change(screen.getByRole("textbox", { name: "Kilométrage" }), { target: { value: km } });
  await act(async () => {
    fireEvent.click(screen.getByRole("button", { name: "Enregistrer" }));
    await Promise.resolve();
  });
}
const bodies = () => sent.mock.calls.map(([, , { body }]) => body);

beforeEach(() => sent.mockReset().mockResolvedValue({}));

it("a mileage typed back before the page was read anew is saved too", async () => {
  show(97_150);
  await save("97 500");
  await save("97 150 km");
  expect(bodies()).toEqual([
    { mileageKm: 97_500, lower: false, complaint: "" },
    { mileageKm: 97_150, lower: false, complaint: "" },
  ]);
});

it("what is no mileage is refused, also where none was known", async () => {
  show(null);
  await save("-5");
  expect(bodies()).toEqual([]);
  await save("");
  expect(bodies()).toEqual([{ complaint: "" }]);
});
