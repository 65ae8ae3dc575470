"use client";

import { NextIntlClientProvider, type AbstractIntlMessages } from "next-intl";
import { createContext, use, useContext, useMemo, type ReactNode } from "react";
import { servedTexts } from "@/lib/shared/served-texts";
import { isAsked, textsAt } from "./load-texts";

type Texts = Record<string, AbstractIntlMessages>;

const Above = createContext<Texts>({});
const read = new Map<string, Texts>();

/** The texts, parsed once: they travel as one string because React would take every message apart twice. */
function messagesOf(texts: string): Texts {
  const known = read.get(texts);
  if (known) return known;
  const parsed = JSON.parse(texts) as Texts;
  read.set(texts, parsed);
  return parsed;
}

function together(above: Texts, own: Texts): Texts {
  const all = { ...above };
  for (const [name, messages] of Object.entries(own)) all[name] = { ...all[name], ...messages };
  return all;
}

/** Messages by namespace, as JSON or where they are kept. */
type Own = { texts: string; address?: never } | { texts?: never; address: string };

function useTexts({ texts, address }: Own): Texts {
  if (texts !== undefined) return messagesOf(texts);
  // A component that has waited once must wait again, or React takes its next hook for another one.
  const own = isAsked(address) ? undefined : servedTexts.get(address);
  return messagesOf(own ?? use(textsAt(address)));
}

/** Gives client components the messages of this provider and of those above it. */
export function MessagesProvider({ locale, children, ...source }: Own & { locale: string; children: ReactNode }) {
  const above = useContext(Above);
  const own = useTexts(source);
  const messages = useMemo(() => together(above, own), [above, own]);
  return (
    <Above value={messages}>
      <NextIntlClientProvider locale={locale} messages={messages} timeZone="Europe/Paris">
        {children}
      </NextIntlClientProvider>
    </Above>
  );
}
