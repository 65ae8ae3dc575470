import { request, unreadable, withoutNetwork } from "../client";
import type { CallOptions, Line, Operation, PathsOf } from "./operations";

/** Calls what answers in lines of JSON and hands on each as it arrives; throws CallProblem, also when it breaks off. */
export async function callLines<P extends PathsOf<"post">>(
  path: P,
  options: CallOptions<Operation<P, "post">>,
  onLine: (line: Line<Operation<P, "post">>) => void,
): Promise<void> {
  const response = await request("post", String(path), { ...options, accept: "application/x-ndjson" });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const read = (line: string) => {
    try {
      return JSON.parse(line) as Line<Operation<P, "post">>;
    } catch {
      throw unreadable(response);
    }
  };
  let rest = "";
  while (reader) {
    const { done, value } = await reader.read().catch(() => {
      throw withoutNetwork();
    });
    const lines = (rest + (value ?? "")).split("\n");
    rest = done ? "" : (lines.pop() ?? "");
    for (const line of lines) if (line) onLine(read(line));
    if (done) return;
  }
}
