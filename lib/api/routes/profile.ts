import { z } from "@hono/zod-openapi";
import {
  removeCompanyCover,
  removeCompanyVideo,
  setCompanyCover,
  setCompanyVideo,
} from "@/lib/domains/account/company-media/commands";
import { findCompanyVideo } from "@/lib/domains/account/company-media/queries";
import { removedFile, setFile } from "@/lib/domains/account/company-media/schema";
import { removeProfilePicture, setProfilePicture } from "@/lib/domains/account/commands";
import { notFound, Problem } from "@/lib/platform/problems";
import { readRange } from "../byte-range";
import { defineRoute } from "../define-route";
import { readFile } from "../read-file";
import { id, picture } from "../shapes";

const domain = "session";
const form = { domain, bodyType: "multipart/form-data", answer: setFile } as const;
const image = z.object({ image: picture });
const ofCompany = { domain, right: "changeCompanyCover", params: z.object({ companyId: id }) } as const;

defineRoute(
  {
    ...form,
    method: "post",
    path: "/set-profile-picture",
    summary: "The user's own picture",
    right: "user",
    body: image,
  },
  (actor, { body }) => setProfilePicture(actor, body),
);

defineRoute(
  {
    domain,
    method: "delete",
    path: "/set-profile-picture",
    name: "deleteProfilePicture",
    summary: "Takes the user's own picture away",
    right: "user",
    answer: removedFile,
  },
  (actor) => removeProfilePicture(actor),
);

defineRoute(
  {
    ...form,
    ...ofCompany,
    method: "post",
    path: "/set-company-cover/{companyId}",
    refuses: [404],
    summary: "The company's cover",
    body: image,
  },
  (actor, { params, body }) => setCompanyCover(actor, { ...params, ...body }),
);

defineRoute(
  {
    ...ofCompany,
    method: "delete",
    path: "/set-company-cover/{companyId}",
    name: "deleteCompanyCover",
    summary: "Takes the company's cover away",
    refuses: [404],
    answer: removedFile,
  },
  (actor, { params }) => removeCompanyCover(actor, params),
);

const video = z.instanceof(File).openapi({
  type: "string",
  format: "binary",
  description: "An MP4 (H.264, H.265, VP9, AV1) or WebM (VP8, VP9, AV1) of at most 100 MB",
});

defineRoute(
  {
    ...form,
    ...ofCompany,
    method: "post",
    path: "/set-company-video/{companyId}",
    refuses: [404],
    summary: "The company's video; GET /videos/{filename} plays it",
    body: z.object({ video }),
    streamed: true,
  },
  (actor, { params, request }) => setCompanyVideo(actor, { ...params, open: () => readFile(request, "video") }),
);

defineRoute(
  {
    ...ofCompany,
    method: "delete",
    path: "/set-company-video/{companyId}",
    name: "deleteCompanyVideo",
    summary: "Takes the company's video away",
    refuses: [404],
    answer: removedFile,
  },
  (actor, { params }) => removeCompanyVideo(actor, params),
);

defineRoute(
  {
    domain,
    method: "get",
    path: "/videos/{id}",
    summary: "A video of the company, or the bytes of it that Range names",
    right: "user",
    params: z.object({ id: z.string().regex(/^[\w-]{22}$/) }),
    refuses: [404, 416],
    answer: { type: "video/mp4" },
  },
  async (actor, { params, request }) => {
    const found = await findCompanyVideo(actor, params);
    if (!found) throw notFound();
    const range = readRange(request.headers.get("range"), found.size);
    if (!range) throw new Problem(416, "range-not-there", `The video has ${found.size} bytes.`);
    const { from, to, partial } = range;
    const body = request.method === "HEAD" ? null : await found.bytes(range);
    return new Response(body, {
      status: partial ? 206 : 200,
      headers: {
        ...{ "content-type": found.type, "content-length": String(to - from + 1), "accept-ranges": "bytes" },
        ...(partial ? { "content-range": `bytes ${from}-${to}/${found.size}` } : {}),
        ...{ "cache-control": "private, max-age=31536000, immutable", "x-content-type-options": "nosniff" },
        ...{ "content-security-policy": "default-src 'none'; sandbox", "cross-origin-resource-policy": "same-origin" },
      },
    });
  },
);
