import { z } from "@hono/zod-openapi";
import { accessRights } from "@/lib/domains/admin/rights/rules";
import { addCompany } from "@/lib/domains/admin/users/commands/add-company";
import { addUser } from "@/lib/domains/admin/users/commands/add-user";
import { setRights } from "@/lib/domains/admin/users/commands/set-rights";
import { listAdministered, listCompanies } from "@/lib/domains/admin/users/queries/list-administered";
import { getRights } from "@/lib/domains/admin/users/queries/get-rights";
import { completeUser, listUsers } from "@/lib/domains/admin/users/queries/list-users";
import * as shapes from "@/lib/domains/admin/users/schema";
import { mailLink } from "@/lib/domains/session/links/commands/mail-link";
import type { Right } from "@/lib/shared/rights";
import { textsOf } from "@/lib/platform/texts";
import { defineRoute } from "../define-route";
import { done, id, langOf, ok } from "../shapes";

const users = { domain: "admin", right: "UsersAdmin" } as const;
const place = z.object({ companyId: id, userId: id });

defineRoute(
  {
    ...users,
    method: "get",
    path: "/users",
    summary: "Users of the companies that one administers, by name, page after page",
    query: shapes.userSearch,
    refuses: [404],
    answer: shapes.userPage,
  },
  (actor, { query }) => listUsers(actor, query),
);

defineRoute(
  {
    ...users,
    method: "get",
    path: "/users/companies",
    summary: "The companies whose users one administers",
    answer: z.array(shapes.administeredCompany),
  },
  (actor) => listAdministered(actor),
);

defineRoute(
  {
    ...users,
    method: "post",
    path: "/users/add",
    summary: "Adds a user to a company; 409 when the name or the address is taken",
    body: shapes.newUserInput,
    once: true,
    refuses: [404, 409],
    answer: z.object({ userId: z.number().int() }),
  },
  (actor, { body, key }) => addUser(actor, { ...body, key }),
);

defineRoute(
  {
    ...users,
    method: "post",
    path: "/users/addCompany",
    summary: "Makes a user a member of another company that one administers",
    body: shapes.companyToAdd,
    refuses: [404],
    answer: ok,
  },
  async (actor, { body }) => {
    await addCompany(actor, body);
    return done;
  },
);

defineRoute(
  {
    ...users,
    method: "get",
    path: "/accessRights",
    summary: "Every right by family, with what it opens",
    answer: shapes.accessRights,
  },
  async (actor) => accessRights(await textsOf(langOf(actor), "rights")),
);

defineRoute(
  {
    ...users,
    method: "get",
    path: "/users/rights/{companyId}/{userId}",
    summary: "Rights of a user in a company",
    params: place,
    refuses: [404],
    answer: shapes.heldRights,
  },
  (actor, { params }) => getRights(actor, params),
);

defineRoute(
  {
    ...users,
    method: "post",
    path: "/users/setRights/{companyId}/{userId}",
    summary: "Gives a user exactly these rights; 409 with what stands when it is not what was seen",
    params: place,
    body: shapes.rightsChange,
    refuses: [404, 409],
    answer: shapes.heldRights,
  },
  (actor, { params, body }) => setRights(actor, { ...params, ...body }),
);

defineRoute(
  {
    ...users,
    method: "get",
    path: "/users/codes/{companyId}/{userId}",
    summary: "Codes that tell the company's own site what a user may do: the names of the rights",
    params: place,
    refuses: [404],
    answer: z.array(z.string()),
  },
  async (actor, { params }) => (await getRights(actor, params)).rights,
);

defineRoute(
  {
    ...users,
    method: "post",
    path: "/users/link",
    summary: "Sends a user a link by e-mail that signs them in once, within ten minutes",
    body: shapes.companyToAdd,
    refuses: [404, 409, 429],
    answer: z.object({ mailId: z.number().int(), email: z.string() }),
  },
  (actor, { body }) => mailLink(actor, body),
);

const addressing = {
  method: "get" as const,
  domain: "admin",
  right: ["UsersAdmin", "NotificationSender"] satisfies Right[],
};

defineRoute(
  {
    ...addressing,
    path: "/completion/user/{q}",
    summary: "Up to ten users by a part of name or address",
    params: z.object({ q: z.string().max(200) }),
    answer: z.array(shapes.userSuggestion),
  },
  (actor, { params }) => completeUser(actor, { text: params.q }),
);

defineRoute(
  {
    ...addressing,
    path: "/companies",
    summary: "The companies whose users one administers or writes to",
    answer: z.array(shapes.company),
  },
  (actor) => listCompanies(actor),
);
