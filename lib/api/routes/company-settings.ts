import { z } from "@hono/zod-openapi";
import { changeCompanySettings } from "@/lib/domains/account/settings/commands";
import { getCompanySettings } from "@/lib/domains/account/settings/queries";
import { checkSavedFrames } from "@/lib/domains/apps/frames/commands";
import * as shapes from "@/lib/domains/account/settings/schema";
import { defineRoute } from "../define-route";
import { id } from "../shapes";

const settings = {
  domain: "account",
  right: "UsersAdmin",
  path: "/companies/settings/{companyId}",
  params: z.object({ companyId: id }),
} as const;

defineRoute(
  {
    ...settings,
    method: "get",
    summary: "Settings of a company that one administers; addresses, quota and money for its administrators alone",
    refuses: [404],
    answer: shapes.heldSettings,
  },
  (actor, { params }) => getCompanySettings(actor, params),
);

defineRoute(
  {
    ...settings,
    method: "post",
    summary: "Sets the named settings of a company; 409 with what stands when one is not what was seen",
    body: shapes.settingsChange,
    refuses: [404, 409],
    answer: shapes.heldSettings,
  },
  async (actor, { params, body }) => {
    const held = await changeCompanySettings(actor, { ...params, ...body });
    await checkSavedFrames(actor, { addresses: Object.values(body.values) });
    return held;
  },
);
