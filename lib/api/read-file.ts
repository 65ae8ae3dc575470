import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Busboy, type BusboyHeaders } from "@fastify/busboy";
import { invalid } from "@/lib/platform/problems";
import { brokenOff, moving } from "./moving-body";

const unreadable = (field: string) =>
  invalid("invalid-input", "The body of the request is not valid.", {
    fields: [{ field, message: "a file is required" }],
  });

/** The bytes of a form's one file as they come; nothing of it is kept. 400 where there is no such file. */
export async function readFile(request: Request, field: string): Promise<AsyncIterable<Uint8Array>> {
  const type = request.headers.get("content-type") ?? "";
  if (!type.startsWith("multipart/form-data") || !request.body) throw unreadable(field);
  const form = openForm(type, field);
  let file: Readable | undefined;
  const opened = new Promise<Readable>((resolve, reject) => {
    form.on("file", (name: string, stream: Readable) => {
      if (name !== field) return void stream.resume();
      file = stream;
      resolve(stream);
    });
    form.once("finish", () => reject(unreadable(field)));
    form.once("error", () => reject(unreadable(field)));
  });
  // A body that breaks off must not leave the reader of the file waiting.
  pipeline(moving(request.body), form).catch((error: Error) => {
    form.emit("error", error);
    file?.destroy(error);
  });
  return whole(await opened);
}

async function* whole(stream: Readable): AsyncGenerator<Uint8Array> {
  try {
    yield* stream as AsyncIterable<Uint8Array>;
  } catch {
    throw brokenOff();
  }
}

function openForm(type: string, field: string): Busboy {
  try {
    const headers = { "content-type": type } as BusboyHeaders;
    return new Busboy({ headers, limits: { files: 1, fields: 0, parts: 2, headerPairs: 20 } });
  } catch {
    throw unreadable(field);
  }
}
