import { z } from "@hono/zod-openapi";
import { addSearch, changeSearch } from "@/lib/domains/catalogue/custom/commands";
import { listSearches } from "@/lib/domains/catalogue/custom/queries";
import { changedSearchForm, customSearches, searchForm } from "@/lib/domains/catalogue/custom/schema";
import { findPicture } from "@/lib/domains/files/pictures/queries";
import { notFound } from "@/lib/platform/problems";
import { defineRoute } from "../define-route";
import { fileOf, langOf, picture } from "../shapes";

const domain = "catalogue";

defineRoute(
  {
    method: "get",
    path: "/custom-searches",
    domain,
    summary: "The company's own searches",
    right: "user",
    answer: customSearches,
  },
  (actor) => listSearches(actor, { lang: langOf(actor) }),
);

const form = { method: "post", domain, right: "Social", bodyType: "multipart/form-data" } as const;
const done = z.object({ id: z.number().int() });

defineRoute(
  {
    ...form,
    path: "/add-custom-search",
    summary: "Adds a search of the company's own",
    body: searchForm.extend({ image: picture.optional() }),
    refuses: [409, 422],
    answer: done,
  },
  (actor, { body: { name, genartIds, image: file } }) => addSearch(actor, { name, genartIds, image: fileOf(file) }),
);

defineRoute(
  {
    ...form,
    path: "/update-custom-search",
    summary: "Changes the search named oldname; without a picture its own stays",
    body: changedSearchForm.extend({ image: picture.optional() }),
    refuses: [404, 409, 422],
    answer: done,
  },
  (actor, { body: { name, oldname, genartIds, image: file } }) =>
    changeSearch(actor, { name, oldname, genartIds, image: fileOf(file) }),
);

defineRoute(
  {
    method: "get",
    path: "/pictures/{id}",
    domain: "portal",
    summary: "A picture that the company uploaded",
    right: ["user", "companion"],
    params: z.object({ id: z.string().regex(/^[\w-]{22}$/) }),
    refuses: [404],
    answer: { type: "image/webp" },
  },
  async (actor, { params }) => {
    const bytes = await findPicture(actor, params.id);
    if (!bytes) throw notFound();
    return new Response(new Uint8Array(bytes), {
      headers: {
        "content-type": "image/webp",
        "cache-control": "private, max-age=31536000, immutable",
        "x-content-type-options": "nosniff",
        "content-security-policy": "default-src 'none'; sandbox",
      },
    });
  },
);
