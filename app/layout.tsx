import type { Metadata, Viewport } from "next";
import { cookies } from "next/headers";
import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { env } from "@/lib/platform/env";
import { directionOf } from "@/lib/shared/languages";
import { themeCookie, themeOf } from "@/lib/shared/theme";
import "./globals.css";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("common");
  return { title: { default: t("appName"), template: `%s · ${t("appName")}` }, robots: { index: false } };
}

export const viewport: Viewport = {
  width: "device-width",
  initialScale: 1,
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#ffffff" },
    { media: "(prefers-color-scheme: dark)", color: "#171b22" },
  ],
};

export default async function RootLayout({ children }: { children: ReactNode }) {
  const [locale, jar] = await Promise.all([getLocale(), cookies()]);
  // Pages that change while they are written are kept by no browser.
  const worker = env().NODE_ENV === "development" ? undefined : "";
  return (
    <html
      lang={locale}
      dir={directionOf(locale)}
      data-theme={themeOf(jar.get(themeCookie)?.value)}
      data-worker={worker}
    >
      <body>{children}</body>
    </html>
  );
}
