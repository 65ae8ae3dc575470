import { z } from "@hono/zod-openapi";
import { enrol, withdraw } from "@/lib/domains/portal/trainings/commands";
import { getTraining, listTrainings } from "@/lib/domains/portal/trainings/queries";
import { enrolmentInput, training } from "@/lib/domains/portal/trainings/schema";
import { pageRights } from "@/lib/shared/page-rights";
import { defineRoute } from "../define-route";
import { id, lang, langOf } from "../shapes";

const common = { domain: "portal", right: [...pageRights("/trainings")] } as const;
const one = { params: z.object({ id }), query: z.object({ lang: lang.optional() }), answer: training };

defineRoute(
  {
    ...common,
    method: "get",
    path: "/trainings",
    summary: "Courses with the days on which they begin and the places that are left",
    query: z.object({ lang: lang.optional() }),
    answer: z.array(training),
  },
  (actor, { query }) => listTrainings(actor, { lang: langOf(actor, query.lang) }),
);

defineRoute(
  {
    ...common,
    ...one,
    method: "get",
    path: "/trainings/{id}",
    name: "getTraining",
    summary: "One course",
    refuses: [404],
  },
  (actor, { params, query }) => getTraining(actor, { ...params, lang: langOf(actor, query.lang) }),
);

defineRoute(
  {
    ...common,
    ...one,
    method: "post",
    path: "/trainings/{id}/enrolment",
    summary: "Takes a place in a session, in place of another session of the course; 409 when it is full or has begun",
    body: enrolmentInput,
    refuses: [404, 409],
  },
  async (actor, { params, query, body }) => {
    await enrol(actor, { ...params, ...body });
    return getTraining(actor, { ...params, lang: langOf(actor, query.lang) });
  },
);

defineRoute(
  {
    ...common,
    ...one,
    method: "delete",
    path: "/trainings/{id}/enrolment",
    summary: "Gives the place in a course back",
    refuses: [404],
  },
  async (actor, { params, query }) => {
    await withdraw(actor, params);
    return getTraining(actor, { ...params, lang: langOf(actor, query.lang) });
  },
);
