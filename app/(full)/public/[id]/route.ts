import { headers } from "next/headers";
import { getLocale, getTranslations } from "next-intl/server";
import { openPublicLink } from "@/lib/domains/notifications/links/queries";
import { writePublicPage } from "@/lib/domains/notifications/links/public-page";
import { env } from "@/lib/platform/env";
import { perMinute } from "@/lib/platform/limits";
import { Problem } from "@/lib/platform/problems";
import { directionOf } from "@/lib/shared/languages";

/** Anybody may ask: a person opens a few links, a list of guessed ones is a burden. */
const allow = perMinute(120);

/** The public variant of a notification; it is read by whoever holds its link, and nothing of that is noted. */
export async function GET(_: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> {
  const [{ id }, asked, lang] = await Promise.all([params, headers(), getLocale()]);
  const [t, common] = await Promise.all([getTranslations("notifications.link"), getTranslations("common")]);
  try {
    allow(asked.get("x-forwarded-for") ?? "unknown");
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return new Response(null, { status: error.status, headers: { "retry-after": "60" } });
  }
  const found = await openPublicLink({ id });
  const page = { lang, dir: directionOf(lang), isSecure: env().NEXTAUTH_URL.startsWith("https:") };
  const write = (shown: { title: string; text: string; image: string; url: string }, from: string) =>
    writePublicPage({ ...page, ...shown, words: { outside: t("outside"), from } });
  if (found.state === "open") {
    const { title, text, image, url } = found.notification;
    const { html, headers: given } = write({ title, text, image, url }, t("from", { app: common("appName") }));
    return new Response(html, { headers: given });
  }
  const said = found.state === "expired" ? t("expiredText") : t("invalidPublicText");
  const { html, headers: given } = write({ title: t(found.state), text: said, image: "", url: "" }, "");
  return new Response(html, { status: found.state === "expired" ? 410 : 404, headers: given });
}
