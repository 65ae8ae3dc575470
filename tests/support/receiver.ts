import "./local-webhooks";
import { createHmac } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { sendDeliveries } from "@/lib/domains/webhooks/commands/send-deliveries";
import type { DeliveryPage, MadeWebhook } from "@/lib/domains/webhooks/schema";
import { systemActor } from "@/lib/platform/actor";
import { prisma } from "@/lib/platform/db";
import { json, type Client } from "./counter";

export interface Received {
  path: string;
  headers: Record<string, unknown>;
  body: string;
}

/** A program of another house that answers what it is asked to. */
export async function startReceiver() {
  const taken: Received[] = [];
  const state = { answer: (_: Received): { code: number; location?: string } | "hang up" => ({ code: 204 }) };
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      const one = { path: request.url ?? "", headers: request.headers, body };
      taken.push(one);
      const answer = state.answer(one);
      if (answer === "hang up") return void request.socket.destroy();
      response.writeHead(answer.code, answer.location ? { location: answer.location } : {}).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  const stop = () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
  return { url, taken, state, stop };
}

export const register = (company: Client, url: string, events: string[] = ["quote.accepted"]) =>
  json<MadeWebhook>(company.post("/programs/webhooks", { url, events }));

/** One round of the job that tells programs. */
export const tell = () => sendDeliveries(systemActor("webhooks", 0));

/** Lets what waits for its next try be due now. */
export const hasten = ({ companyId }: Pick<Client, "companyId">) =>
  prisma().webhookDelivery.updateMany({ where: { companyId, state: "queued" }, data: { dueAt: new Date() } });

export const deliveriesOf = async (company: Client, query = "") =>
  (await json<DeliveryPage>(company.get(`/programs/deliveries${query}`))).deliveries;

/** Judges a message as a receiver does that knows the secret. */
export function isOurs({ headers, body }: Received, secret: string): boolean {
  const key = Buffer.from(secret.replace("whsec_", ""), "base64");
  const signed = `${String(headers["webhook-id"])}.${String(headers["webhook-timestamp"])}.${body}`;
  return headers["webhook-signature"] === `v1,${createHmac("sha256", key).update(signed).digest("base64")}`;
}
