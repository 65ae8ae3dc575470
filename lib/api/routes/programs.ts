import { z } from "@hono/zod-openapi";
import { makeKey } from "@/lib/domains/session/keys/commands/make-key";
import { revokeKey } from "@/lib/domains/session/keys/commands/revoke-key";
import { getOwnKey, listKeys } from "@/lib/domains/session/keys/queries/list-keys";
import * as shapes from "@/lib/domains/session/keys/schema";
import { pathId } from "@/lib/platform/shapes";
import { defineRoute } from "../define-route";
import { done, ok } from "../shapes";

const admin = { domain: "session", right: "admin" } as const;

defineRoute(
  {
    ...admin,
    method: "get",
    path: "/programs/keys",
    summary: "Keys of the company for its other programs, and the rights that one may give",
    answer: shapes.companyKeys,
  },
  (actor) => listKeys(actor),
);

defineRoute(
  {
    ...admin,
    method: "post",
    path: "/programs/keys",
    summary: "Makes a key for a program; it is told here and never again",
    body: shapes.newKey,
    refuses: [409],
    answer: shapes.madeKey,
  },
  (actor, { body }) => makeKey(actor, body),
);

defineRoute(
  {
    ...admin,
    method: "delete",
    path: "/programs/keys/{id}",
    summary: "Revokes a key at once",
    params: z.object({ id: pathId }),
    refuses: [404],
    answer: ok,
  },
  async (actor, { params }) => {
    await revokeKey(actor, params);
    return done;
  },
);

defineRoute(
  {
    method: "get",
    path: "/programs/own-key",
    domain: "session",
    summary: "The key that a program asks with: its company and what it opens",
    right: "key",
    answer: shapes.ownKey,
  },
  (actor) => getOwnKey(actor),
);
