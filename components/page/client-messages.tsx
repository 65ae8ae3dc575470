import { getLocale } from "next-intl/server";
import { preload } from "react-dom";
import type { ReactNode } from "react";
import { clientTexts, type Picked } from "@/lib/web/client-texts";
import { MessagesProvider } from "./messages-provider";

interface Props {
  of: Picked[];
  /** The texts travel with the page: for what must speak at once, and where nothing is kept yet. */
  inPage?: boolean;
  children: ReactNode;
}

/** Hands the named namespaces or parts of them, besides those of the providers above, to the client components below. */
export async function ClientMessages({ of, inPage = false, children }: Props) {
  const locale = await getLocale();
  const { address, json } = await clientTexts(locale, of);
  if (!inPage) preload(address, { as: "fetch", crossOrigin: "anonymous" });
  return (
    <MessagesProvider locale={locale} {...(inPage ? { texts: json } : { address })}>
      {children}
    </MessagesProvider>
  );
}
