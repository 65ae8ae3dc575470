import { z } from "@hono/zod-openapi";
import { getDocumentPdf } from "@/lib/domains/portal/documents/queries";
import { documentNames } from "@/lib/domains/portal/documents/rules";
import type { Actor } from "@/lib/platform/actor";
import { notFound } from "@/lib/platform/problems";
import { cookieOf } from "@/lib/shared/cookies";
import { languageCookie, offeredLanguage, type Language } from "@/lib/shared/languages";
import { defineRoute } from "../define-route";
import { lang, langOf } from "../shapes";

/** A document is opened by its address from a page: it is in the language of that page. */
function pageLanguageOf(actor: Actor, request: Request): Language {
  return offeredLanguage(cookieOf(request.headers.get("cookie"), languageCookie)) ?? langOf(actor);
}

defineRoute(
  {
    method: "get",
    path: "/documents/{name}",
    domain: "portal",
    summary: "A document or form of the portal to print, with the letterhead of the company",
    right: "user",
    params: z.object({ name: z.string().max(60) }),
    query: z.object({ lang: lang.optional() }),
    refuses: [404],
    answer: { type: "application/pdf" },
  },
  async (actor, { params, query, request }) => {
    const name = documentNames.find((one) => one === params.name);
    if (!name) throw notFound();
    const bytes = await getDocumentPdf(actor, { name, lang: query.lang ?? pageLanguageOf(actor, request) });
    const headers = {
      "content-type": "application/pdf",
      "content-disposition": `inline; filename="${name}.pdf"`,
      "cache-control": "private, no-store",
    };
    return new Response(new Uint8Array(bytes), { headers });
  },
);
