import { makeSiteCode } from "@/lib/domains/session/wordpress/commands/make-site-code";
import { redeemSiteCode } from "@/lib/domains/session/wordpress/commands/redeem-site-code";
import { siteCode, siteRedemption, siteUser, siteWish } from "@/lib/domains/session/wordpress/schema";
import { defineRoute } from "../define-route";

const domain = "session";

defineRoute(
  {
    method: "get",
    path: "/wp-auth",
    domain,
    summary: "A code, good once and for a minute, that signs the user in to the content-management site",
    right: "WordPress",
    changesState: true,
    query: siteWish,
    refuses: [403],
    answer: siteCode,
  },
  (actor, { query }) => makeSiteCode(actor, query),
);

defineRoute(
  {
    method: "post",
    path: "/wp-auth/user",
    domain,
    summary: "Whom a code stands for: for the site's server, which sends its secret as bearer",
    right: "public",
    proof: "site",
    body: siteRedemption,
    refuses: [404, 429],
    answer: siteUser,
  },
  (_, { body, request, facts }) => {
    const secret = /^bearer (\S{1,400})$/i.exec(request.headers.get("authorization") ?? "")?.[1] ?? null;
    return redeemSiteCode({ ...body, secret, address: facts.address });
  },
);
