"use client";

import { createContext, useContext, type ReactNode } from "react";
import { useLocale, useTranslations } from "next-intl";
import type { Comebacks } from "@/lib/domains/comebacks/schema";
import { formatDate } from "@/lib/shared/dates";
import { WithdrawComeback } from "./withdraw-comeback";

const Warnings = createContext<Comebacks>({});

/** Hands what did not fit to the rows below: by article, or by the line of a cart. */
export function WarningsProvider({ of, children }: { of: Comebacks; children: ReactNode }) {
  return <Warnings value={of}>{children}</Warnings>;
}

/** That an article, or a line, came back from this vehicle or its version, with the criterion, the day and who said so. */
export function ComebackNotes({ of, mayWithdraw = false }: { of: number; mayWithdraw?: boolean }) {
  const found = useContext(Warnings)[of];
  return found ? <Notes found={found} mayWithdraw={mayWithdraw} /> : null;
}

function Notes({ found, mayWithdraw }: { found: Comebacks[number]; mayWithdraw: boolean }) {
  const t = useTranslations("comebacks");
  const locale = useLocale();
  return (
    <ul className="grid gap-1 text-data text-no">
      {found.map(({ id, criterion, on, who, own }) => {
        const said = { date: formatDate(on, locale) ?? "", who: who ?? t("somebody") };
        return (
          <li key={id} className="wrap-anywhere">
            {criterion ? t("criterion", { ...said, criterion }) : t("plain", said)}
            {mayWithdraw && own ? <WithdrawComeback comebackId={id} /> : null}
          </li>
        );
      })}
    </ul>
  );
}
