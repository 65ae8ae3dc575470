import { openSignedIn } from "../support/browser";
import { withCamera } from "../support/camera";

const vin = "VF1BR1H0H40123456";

describe("a phone that scans for another screen", () => {
  it("opens the vehicle on the seller's page and says what it shared", () =>
    withCamera({ text: vin }, async (phone) => {
      const desk = await openSignedIn({ email: "garage@etabli.test", at: "/identification-vehicule" });
      await phone.goto("/rvin");
      await phone.getByText("VIN partagé").waitFor();
      await desk.waitForURL(`**/search/vin/${vin}`);
    }));

  it("takes what is typed only when it is a code", () =>
    withCamera("refused", async (phone) => {
      await phone.goto("/rean");
      await phone.getByRole("heading", { name: "Caméra refusée" }).waitFor();
      const field = phone.getByLabel("Ou tapez le code EAN");
      const send = phone.getByRole("button", { name: "Valider" });
      expect(await send.isDisabled()).toBe(true);
      await field.fill("4047024000019");
      await send.click();
      await phone.getByText("Un code EAN a 8 ou 13 chiffres").waitFor();
      await field.fill("4047024000018");
      await send.click();
      await phone.getByText("EAN partagé").waitFor();
    }));
});
