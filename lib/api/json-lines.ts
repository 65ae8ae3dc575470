export const jsonLinesType = "application/x-ndjson";

/** One JSON line per value as it comes; the first is awaited, so that an early failure still is a problem. */
export async function jsonLines(values: AsyncGenerator<unknown>, see: (text: string) => void): Promise<Response> {
  const encoder = new TextEncoder();
  let next = await values.next();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (next.done) return controller.close();
      const text = JSON.stringify(next.value);
      see(text);
      controller.enqueue(encoder.encode(`${text}\n`));
      next = await values.next();
    },
    async cancel() {
      await values.return(undefined);
    },
  });
  return new Response(body, { headers: { "content-type": jsonLinesType, "cache-control": "no-store, no-transform" } });
}
