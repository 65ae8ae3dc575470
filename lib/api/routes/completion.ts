import { z } from "@hono/zod-openapi";
import { completeIdentifier, completeVersion } from "@/lib/domains/vehicles/completion/queries";
import { completionKinds, longestCompletion } from "@/lib/domains/vehicles/completion/rules";
import { suggestion } from "@/lib/domains/vehicles/completion/schema";
import { defineRoute } from "../define-route";

const get = { method: "get", domain: "vehicles", right: "user", answer: z.array(suggestion) } as const;
const text = z.string().max(longestCompletion);
const make = z.string().max(100);

for (const kind of completionKinds)
  defineRoute(
    {
      ...get,
      path: `/completion/${kind}/{text}`,
      summary: `Suggestions for a ${kind}, from two characters`,
      params: z.object({ text }),
    },
    (actor, { params }) => completeIdentifier(actor, { kind, text: params.text }),
  );

defineRoute(
  { ...get, path: "/completion/version/{text}", summary: "Suggestions for a version", params: z.object({ text }) },
  (actor, { params }) => completeVersion(actor, params),
);

for (const [kind, heavy] of [
  ["version", false],
  ["plVersion", true],
] as const)
  defineRoute(
    {
      ...get,
      path: `/completion/${kind}/{make}/{text}`,
      name: `getCompletion${heavy ? "PlVersion" : "Version"}OfMake`,
      summary: heavy ? "Suggestions for a heavy vehicle of a make" : "Suggestions for a version of a make",
      params: z.object({ make, text }),
    },
    (actor, { params }) => completeVersion(actor, { ...params, heavy }),
  );
