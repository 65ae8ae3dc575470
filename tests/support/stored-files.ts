import sharp from "sharp";
import { app } from "@/lib/api/app";

interface Sender {
  token: string;
  companyId: number;
  get: (path: string, headers?: Record<string, string>) => Response | Promise<Response>;
}

async function send({ token }: Sender, path: string, name: string, file: File): Promise<string> {
  const body = new FormData();
  body.set(name, file);
  const headers = { authorization: `Bearer ${token}` };
  const answer = await app.request(`/api${path}`, { method: "POST", body, headers });
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { filename: string }).filename;
}

/** Gives a customer a picture; answers its id. */
export async function sendPicture(sender: Sender, customerId: number): Promise<string> {
  const noise = { type: "gaussian" as const, mean: 128, sigma: 20 };
  const drawn = sharp({ create: { width: 200, height: 150, channels: 3, background: "#a33", noise } });
  const image = new File([new Uint8Array(await drawn.jpeg().toBuffer())], "me.jpg", { type: "image/jpeg" });
  return send(sender, `/vc/picture/${customerId}`, "image", image);
}

/** Gives the company a video; answers its id. */
export const sendVideo = (sender: Sender, film: Buffer): Promise<string> =>
  send(
    sender,
    `/set-company-video/${sender.companyId}`,
    "video",
    new File([new Uint8Array(film)], "film.mp4", { type: "video/mp4" }),
  );

/** The bytes at an address; throws for a refusal. */
export async function bytesOf({ get }: Pick<Sender, "get">, path: string): Promise<Buffer> {
  const answer = await get(path);
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return Buffer.from(await answer.arrayBuffer());
}
