import type { Metadata, Viewport } from "next";
import { cookies } from "next/headers";
import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
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
  return (
    <html lang={locale} dir={directionOf(locale)} data-theme={themeOf(jar.get(themeCookie)?.value)}>
      <body>{children}</body>
    </html>
  );
}
