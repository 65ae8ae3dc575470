import { z, type OpenAPIHono } from "@hono/zod-openapi";
import { jsonLinesType } from "./json-lines";
import { operationIdOf } from "./operation-id";
import { refusalName, refusalsOf } from "./refusals";
import type { AnswerShape, Route } from "./route";

const keyHeader = { $ref: "#/components/parameters/IdempotencyKey" };

/** Enters a call into the OpenAPI document. */
export function describeRoute(api: OpenAPIHono, route: Route): void {
  const { method, path, domain, summary, params, query, body, bodyType, answer, status } = route;
  const refusals = refusalsOf(route).map((one) => [one, { $ref: `#/components/responses/${refusalName(one)}` }]);
  const admitted = [route.right].flat();
  api.openAPIRegistry.registerPath({
    ...{ method, path, summary, operationId: operationIdOf(route), tags: [domain] },
    description: `Right: ${admitted.join(" or ")}`,
    ...securityOf(route),
    ...(route.once ? { parameters: [keyHeader] } : {}),
    request: {
      ...(params ? { params: params as z.ZodObject } : {}),
      ...(query ? { query: query as z.ZodObject } : {}),
      ...(body ? { body: { required: true, content: { [bodyType ?? "application/json"]: { schema: body } } } } : {}),
    },
    responses: {
      [status ?? 200]: { description: summary, content: contentOf(answer) },
      ...(Object.fromEntries(refusals) as Record<string, { $ref: string }>),
    },
    ...{ "x-right": admitted, ...(route.changesState ? { "x-changes-state": true } : {}) },
  });
}

function contentOf(shape: AnswerShape): Record<string, { schema?: z.ZodType }> {
  if (shape instanceof z.ZodType) return { "application/json": { schema: shape } };
  if ("type" in shape) return { [shape.type]: {} };
  return { "application/json": { schema: shape.json }, [jsonLinesType]: { schema: shape.lines } };
}

/**
 * A proof for each right that is enough; the right stands beside the scheme as the role that it needs. Any signed-in
 * user is what the document says for every call.
 */
function securityOf({ right, proof }: Route): { security?: Record<string, string[]>[] } {
  if (proof) return { security: [{ [proof]: [] }] };
  if (right === "user") return {};
  const admitted = [right].flat().filter((one) => one !== "public");
  const proofs = admitted.flatMap((one): Record<string, string[]>[] => {
    if (one === "companion") return [{ companion: [] }];
    if (one === "key") return [{ bearer: ["key"] }];
    const roles = one === "user" ? [] : [one];
    return [{ bearer: roles }, { cookie: roles }];
  });
  return { security: proofs };
}
