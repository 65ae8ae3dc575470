import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Outgoing } from "@/lib/shared/request-facts";

export const streamHeaders = {
  "content-type": "text/event-stream; charset=utf-8",
  "cache-control": "no-cache, no-transform",
  "x-accel-buffering": "no",
};

/** Where the bytes of one stream go. */
export interface Sink {
  write: (bytes: Uint8Array) => void;
  /** Bytes that the reader has not taken yet. */
  waiting: () => number;
  end: (last: Uint8Array) => void;
}

/** Who fills a sink: hears that bytes were taken, and that nobody reads any more. */
export interface Reader {
  drained: () => void;
  close: () => void;
}

type Open = (sink: Sink) => Reader;

/** The answer of a stream: written to our own server's connection where there is one, else as a web stream. */
export const streamTo = (outgoing: Outgoing | undefined, most: number, open: Open): Response =>
  outgoing ? writeTo(outgoing, open) : webStream(most, open);

/** Straight to the connection: the web's streams cost more for each of them than all else together. */
function writeTo(outgoing: Outgoing, open: Open): Response {
  // One write is one packet: no chunks around it, and the stream ends with its connection.
  outgoing.useChunkedEncodingByDefault = false;
  outgoing.writeHead(200, streamHeaders);
  const reader = open({
    write: (bytes) => void outgoing.write(bytes),
    waiting: () => outgoing.writableLength,
    end: (last) => void outgoing.end(last),
  });
  outgoing.on("drain", reader.drained);
  outgoing.on("close", reader.close);
  outgoing.on("error", reader.close);
  // Who left while their proof was read is told of by no event any more.
  if (outgoing.destroyed) reader.close();
  return RESPONSE_ALREADY_SENT;
}

function webStream(most: number, open: Open): Response {
  let reader: Reader | undefined;
  const source: UnderlyingDefaultSource<Uint8Array> = {
    start(controller) {
      reader = open({
        write: (bytes) => controller.enqueue(bytes),
        waiting: () => most - (controller.desiredSize ?? most),
        end(last) {
          controller.enqueue(last);
          controller.close();
        },
      });
    },
    pull: () => reader?.drained(),
    cancel: () => reader?.close(),
  };
  const waiting = new ByteLengthQueuingStrategy({ highWaterMark: most });
  return new Response(new ReadableStream(source, waiting), { headers: streamHeaders });
}
