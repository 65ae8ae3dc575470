"use client";

import { NextIntlClientProvider, type AbstractIntlMessages } from "next-intl";
import { createContext, useContext, useMemo, type ReactNode } from "react";

type Messages = Record<string, AbstractIntlMessages>;

const Above = createContext<Messages>({});
const read = new Map<string, Messages>();

/** The texts, parsed once: they travel as one string because React would take every message apart twice. */
function messagesOf(texts: string): Messages {
  const known = read.get(texts);
  if (known) return known;
  const parsed = JSON.parse(texts) as Messages;
  read.set(texts, parsed);
  return parsed;
}

function together(above: Messages, own: Messages): Messages {
  const all = { ...above };
  for (const [name, messages] of Object.entries(own)) all[name] = { ...all[name], ...messages };
  return all;
}

interface Props {
  locale: string;
  /** Messages by namespace as JSON. */
  texts: string;
  children: ReactNode;
}

/** Gives client components the messages of this provider and of those above it. */
export function MessagesProvider({ locale, texts, children }: Props) {
  const above = useContext(Above);
  const messages = useMemo(() => together(above, messagesOf(texts)), [above, texts]);
  return (
    <Above value={messages}>
      <NextIntlClientProvider locale={locale} messages={messages} timeZone="Europe/Paris">
        {children}
      </NextIntlClientProvider>
    </Above>
  );
}
