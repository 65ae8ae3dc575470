import bwip from "bwip-js/node";
import sharp from "sharp";
import { openSignedIn } from "../support/browser";
import { withCamera } from "../support/camera";

const ean = "4047024000018";
const vin = "VF1BR1H0H40123456";

const label = (bcid: string, text: string, turn = 0) =>
  bwip
    .toBuffer({ bcid, text, scale: 2, height: 20, paddingwidth: 12, paddingheight: 8, backgroundcolor: "FFFFFF" })
    .then((drawn) => sharp(drawn).rotate(turn, { background: "#fff" }).png().toBuffer());

it("the search of parts takes an EAN from the camera", async () =>
  withCamera({ picture: await label("ean13", ean) }, async (page) => {
    await page.goto("/pieces");
    await page.getByRole("button", { name: "Scanner le code EAN" }).click();
    await page.waitForURL(`**/pieces/search/${ean}`);
  }));

it.each([0, 20, 90])("a VIN's Code 39 turned by %d degrees identifies the vehicle", async (turn) =>
  withCamera({ picture: await label("code39", vin, turn) }, async (page) => {
    await page.goto("/identification-vehicule");
    await page.getByRole("button", { name: "Scanner le VIN (code-barres ou QR)" }).click();
    await page.waitForURL(`**/search/vin/${vin}`);
  }),
);

it("a photograph of a code of another kind is answered with what was read", async () => {
  const page = await openSignedIn({ at: "/identification-vehicule" });
  await page.getByRole("button", { name: "Scanner le VIN (code-barres ou QR)" }).click();
  const buffer = await label("code39", "ABC123");
  await page.locator("dialog input[type=file]").setInputFiles({ name: "code.png", mimeType: "image/png", buffer });
  await page.getByText("Lu sur la photo : « ABC123 ». Ce n'est pas un VIN").waitFor();
});
