import { z } from "@hono/zod-openapi";
import { resendMail } from "@/lib/domains/mails/commands/resend-mail";
import { listMails } from "@/lib/domains/mails/queries/list-mails";
import { readMailFile, showMail } from "@/lib/domains/mails/queries/read-file";
import { mail, mailPage, mailSearch } from "@/lib/domains/mails/schema";
import { pathId } from "@/lib/platform/shapes";
import { defineRoute } from "../define-route";
import { done, ok } from "../shapes";

const mails = { domain: "mails", right: "admin" } as const;
const params = z.object({ id: pathId });

defineRoute(
  {
    ...mails,
    method: "get",
    path: "/mails",
    summary: "Messages that the company sent by e-mail, newest first, page after page",
    query: mailSearch,
    answer: mailPage,
  },
  (actor, { query }) => listMails(actor, query),
);

defineRoute(
  {
    ...mails,
    method: "get",
    path: "/mails/{id}",
    name: "getMail",
    summary: "A message with what it says; the text of one that opens something by itself is shown to nobody",
    params,
    refuses: [404],
    answer: mail,
  },
  (actor, { params: input }) => showMail(actor, input),
);

defineRoute(
  {
    ...mails,
    method: "get",
    path: "/mails/{id}/file",
    summary: "The message as a file, in a house without a mail server",
    params,
    refuses: [404],
    answer: { type: "message/rfc822" },
  },
  async (actor, { params: { id } }) => {
    const headers = {
      "content-type": "message/rfc822",
      "content-disposition": `attachment; filename="mail-${id}.eml"`,
      "cache-control": "private, no-store",
    };
    return new Response(new Uint8Array(await readMailFile(actor, { id })), { headers });
  },
);

defineRoute(
  {
    ...mails,
    method: "post",
    path: "/mails/{id}/resend",
    summary: "Sends a message again that failed",
    params,
    refuses: [404, 409],
    answer: ok,
  },
  async (actor, { params: input }) => {
    await resendMail(actor, input);
    return done;
  },
);
