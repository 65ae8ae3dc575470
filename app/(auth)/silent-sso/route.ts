import { silentPage } from "@/lib/shared/silent-page";

/** Where the identity provider leads a frame that signs in without a word. */
export const GET = (): Response =>
  new Response(silentPage, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
    },
  });
