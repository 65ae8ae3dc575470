import { fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import messages from "@/messages/fr/social.json";
import { VehicleEntry } from "./vehicle-entry";

const go = jest.fn();
jest.mock("@/components/page/use-go", () => ({ useGo: () => ({ go, going: false }) }));

it("leads from a plate to the parts of its vehicle, and says what is none", () => {
  render(
    <NextIntlClientProvider locale="fr" messages={{ social: messages }}>
      <VehicleEntry fields={["immat", "vin"]} genartIds={[7, 8]} />
    </NextIntlClientProvider>,
  );
  const field = screen.getByRole("textbox", { name: "Plaque ou VIN" });
  const submit = () => fireEvent.click(screen.getByRole("button", { name: "Voir ses pièces" }));
  fireEvent.change(field, { target: { value: "plaquettes" } });
  submit();
  expect(screen.getByText("Saisissez une plaque ou un VIN.")).toBeTruthy();
  expect([field.getAttribute("aria-invalid"), document.activeElement]).toEqual(["true", field]);
  fireEvent.change(field, { target: { value: "ab123cd" } });
  expect(field.getAttribute("aria-invalid")).toBeNull();
  submit();
  expect(go.mock.calls).toEqual([["/identification-vehicule/search/immat/AB-123-CD/search/from-breadcrumb/7-8/7"]]);
});
