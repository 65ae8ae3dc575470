import { headers } from "next/headers";
import { getLocale } from "next-intl/server";
import { preinit, preload } from "react-dom";
import type { ReactNode } from "react";
import { clientTexts, type Picked } from "@/lib/web/client-texts";
import { MessagesProvider } from "./messages-provider";

interface Props {
  of: Picked[];
  /** The texts travel with the page: for what must speak at once, and where nothing is kept yet. */
  inPage?: boolean;
  children: ReactNode;
}

/** Stands before the markup whose texts it brings: once that is there, it answers. */
function TextsScript({ address, nonce }: { address: string; nonce: string }) {
  preload(address, { as: "script", nonce });
  // Browsers hide a nonce from whoever reads the document.
  return <script src={address} nonce={nonce} suppressHydrationWarning />;
}

/** Hands the named namespaces or parts of them, besides those of the providers above, to the client components below. */
export async function ClientMessages({ of, inPage = false, children }: Props) {
  const [locale, asked] = await Promise.all([getLocale(), headers()]);
  const { address, json } = await clientTexts(locale, of);
  // A document alone has one: inside the product the browser runs the script by itself.
  const nonce = inPage ? null : asked.get("x-etabli-nonce");
  if (!inPage && !nonce) preinit(address, { as: "script" });
  return (
    <>
      {nonce ? <TextsScript address={address} nonce={nonce} /> : null}
      <MessagesProvider locale={locale} {...(inPage ? { texts: json } : { address })}>
        {children}
      </MessagesProvider>
    </>
  );
}
