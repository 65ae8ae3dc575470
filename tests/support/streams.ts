import { prisma } from "@/lib/platform/db";
import { publish, type NewEvent } from "@/lib/platform/events/publish";
import { readStream, type StreamReader } from "./stream-client";

interface Client {
  get: (path: string, headers?: Record<string, string>) => Promise<Response>;
}

const open: StreamReader[] = [];
afterEach(() => Promise.all(open.splice(0).map((stream) => stream.close())));

/** Opens a stream that ends with its test, and waits until it stands. */
export async function openStream(client: Client, path = "/sse", headers?: Record<string, string>) {
  const response = await client.get(path, headers);
  if (response.status !== 200) throw new Error(`no stream: ${response.status} ${await response.text()}`);
  const stream = readStream(response);
  open.push(stream);
  await stream.next("ready");
  return stream;
}

export const tell = (event: NewEvent): Promise<void> => prisma().$transaction((tx) => publish(tx, event));

/** An event that every seller of the company hears; a later one proves that earlier ones were not for the listener. */
export const tellCart = (companyId: number, count: number, customerId = 1): Promise<void> =>
  tell({ kind: "Cart items", companyId, customerId, data: { customerId, count } });

export const countsOf = (stream: StreamReader): unknown[] => stream.all("Cart items").map(({ data }) => data.count);
