import { getSupport } from "@/lib/domains/account/support/queries";
import { support } from "@/lib/domains/account/support/schema";
import { defineRoute } from "../define-route";

defineRoute(
  {
    method: "get",
    path: "/support",
    domain: "session",
    summary: "Whom the user may ask for help",
    right: "user",
    answer: support,
  },
  (actor) => getSupport(actor),
);
