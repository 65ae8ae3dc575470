import { NextIntlClientProvider, type AbstractIntlMessages } from "next-intl";
import { getLocale, getMessages } from "next-intl/server";
import type { ReactNode } from "react";
import type { Namespace } from "@/lib/web/messages";

/** Hands the named namespaces, and no others, to the client components below. */
export async function ClientMessages({ of, children }: { of: Namespace[]; children: ReactNode }) {
  const [locale, messages] = await Promise.all([getLocale(), getMessages()]);
  const picked = Object.fromEntries(of.map((name) => [name, messages[name]])) as AbstractIntlMessages;
  return (
    <NextIntlClientProvider locale={locale} messages={picked} timeZone="Europe/Paris">
      {children}
    </NextIntlClientProvider>
  );
}
