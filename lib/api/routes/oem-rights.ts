import { z } from "@hono/zod-openapi";
import { setOemRights } from "@/lib/domains/admin/oem/commands";
import { oemLabels } from "@/lib/domains/admin/oem/labels";
import { getOemRights } from "@/lib/domains/admin/oem/queries";
import * as shapes from "@/lib/domains/admin/oem/schema";
import type { Right } from "@/lib/shared/rights";
import { textsOf } from "@/lib/platform/texts";
import { defineRoute } from "../define-route";
import { id, lang } from "../shapes";

const right: Right[] = ["OEMAdmin", "admin"];
const domain = "admin";
const place = z.object({ companyId: id, userId: id });

defineRoute(
  {
    method: "get",
    domain,
    right,
    path: "/naiRights/{companyId}/{userId}",
    summary: "The OEM data that a user may ask for in a company",
    params: place,
    refuses: [404],
    answer: shapes.oemRights,
  },
  (actor, { params }) => getOemRights(actor, params),
);

defineRoute(
  {
    method: "post",
    domain,
    right,
    path: "/naiRights/{companyId}/{userId}",
    summary: "Lets a user ask for exactly these kinds of OEM data; 409 with what stands when it is not what was seen",
    params: place,
    body: shapes.oemRightsChange,
    refuses: [404, 409],
    answer: shapes.oemRights,
  },
  (actor, { params, body }) => setOemRights(actor, { ...params, ...body }),
);

defineRoute(
  {
    method: "get",
    domain,
    right,
    path: "/naiAccessLabels/{lang}",
    summary: "Kinds of OEM data with their names",
    params: z.object({ lang }),
    answer: shapes.oemLabels,
  },
  async (_, { params }) => oemLabels(await textsOf(params.lang, "rights")),
);
