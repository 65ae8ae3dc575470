import sharp from "sharp";
import { app } from "@/lib/api/app";
import { drawScene } from "@/tests/bench/plates/draw-scene";
import { makeCompany } from "@/tests/support/company";
import "@/tests/support/end";

async function send(image: Buffer | string | null, { token, name = "plate.jpg" }: { token: string; name?: string }) {
  const body = new FormData();
  if (typeof image === "string") body.set("image", image);
  else if (image) body.set("image", new File([new Uint8Array(image)], name, { type: "image/jpeg" }));
  const response = await app.request("/api/lpr", {
    method: "POST",
    body,
    headers: { authorization: `Bearer ${token}` },
  });
  return { status: response.status, body: (await response.json()) as unknown };
}

const garage = makeCompany({ rights: ["CaiaApp", "CarIdentifier", "immatFR"] });

test("a picture of a plate answers its candidates, likeliest first", async () => {
  const { token } = await garage;
  const scene = await drawScene([{ text: "AB-123-CD", x: 350, y: 420, height: 64 }]);
  const { status, body } = await send(scene, { token, name: "anything.txt" });
  expect(status).toBe(200);
  const candidates = body as { confidence: number }[];
  expect(candidates[0]).toMatchObject({ plate: "AB123CD", display: "AB-123-CD", country: "FR" });
  expect(candidates.length).toBeLessThanOrEqual(5);
  expect(candidates.map(({ confidence }) => confidence)).toEqual(
    candidates.map(({ confidence }) => confidence).sort((a, b) => b - a),
  );
});

test("without the right for French plates nothing is read", async () => {
  const { token } = await makeCompany({ rights: ["CaiaApp", "CarIdentifier", "immatCH"] });
  expect(await send(await drawScene([]), { token })).toMatchObject({ status: 403, body: { code: "denied" } });
});

test.each([
  ["a renamed text", () => Promise.resolve(Buffer.from("AB-123-CD")), 400, "not-a-jpeg"],
  ["a picture 20,000 pixels wide", () => wide(), 400, "picture-too-large"],
  ["a scene without a plate", () => drawScene([]), 422, "no-plate-found"],
  ["a text field in the picture's place", () => Promise.resolve("AB-123-CD"), 400, "invalid-input"],
  ["no picture at all", () => Promise.resolve(null), 400, "invalid-input"],
])("%s is refused with its problem", async (_, make, status, code) => {
  const { token } = await garage;
  expect(await send(await make(), { token })).toMatchObject({ status, body: { code } });
});

const wide = () =>
  sharp({ create: { width: 20_000, height: 30, channels: 3, background: "#777" } })
    .jpeg()
    .toBuffer();
