import type { AbstractIntlMessages } from "next-intl";
import { getLocale, getMessages } from "next-intl/server";
import type { ReactNode } from "react";
import type { Namespace } from "@/lib/web/messages";
import { compileMessages } from "./compile-messages";
import { MessagesProvider } from "./messages-provider";

/** A namespace, or one part of it. */
type Picked = Namespace | `${Namespace}.${string}`;

const written = new Map<string, string>();

function pick(messages: AbstractIntlMessages, paths: readonly Picked[]): AbstractIntlMessages {
  const picked: Record<string, AbstractIntlMessages> = {};
  for (const path of paths) {
    const [name = "", part] = path.split(".");
    const all = messages[name] as AbstractIntlMessages;
    picked[name] = part === undefined ? all : { ...picked[name], [part]: all[part] ?? {} };
  }
  return picked;
}

/** Hands the named namespaces or parts of them, besides those of the providers above, to the client components below. */
export async function ClientMessages({ of, children }: { of: Picked[]; children: ReactNode }) {
  const [locale, messages] = await Promise.all([getLocale(), getMessages()]);
  const key = `${locale} ${of.join(" ")}`;
  const texts = written.get(key) ?? compileMessages(pick(messages, of));
  written.set(key, texts);
  return (
    <MessagesProvider locale={locale} texts={texts}>
      {children}
    </MessagesProvider>
  );
}
