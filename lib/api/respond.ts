import { z } from "@hono/zod-openapi";
import { JsonText } from "@/lib/shared/json-text";
import { answer, Reply } from "./answer";
import { jsonLines, jsonLinesType } from "./json-lines";
import { currentJudge } from "./judge";
import type { AnswerShape } from "./route";

interface Answering {
  /** The call as `GET /path`, for whoever judges its answers. */
  name: string;
  shape: AnswerShape;
  status: number;
  headers: Headers;
}

/** Whether the client wants each line as it comes. */
export const wantsLines = ({ headers }: Request): boolean => headers.get("accept")?.includes(jsonLinesType) ?? false;

/** The response of what a call's work gave back. */
export async function respond(result: unknown, { name, shape, status, headers: asked }: Answering): Promise<Response> {
  if (result instanceof Response) return result;
  if (isLines(result)) {
    const line = "lines" in shape ? shape.lines : null;
    return jsonLines(result, (text) => line && currentJudge()?.answer(name, line, text));
  }
  const { value, init } = result instanceof Reply ? result : new Reply(result);
  const text = value instanceof JsonText ? value.text : JSON.stringify(value);
  const json = jsonOf(shape);
  if (json) currentJudge()?.answer(name, json, text);
  return answer(text, { status, ...init, accepts: asked.get("accept-encoding") ?? undefined });
}

/** The shape of a call's JSON; null for bytes. */
export const jsonOf = (shape: AnswerShape): z.ZodType | null =>
  shape instanceof z.ZodType ? shape : "json" in shape ? shape.json : null;

const isLines = (result: unknown): result is AsyncGenerator<unknown> =>
  typeof result === "object" && result !== null && Symbol.asyncIterator in result;
