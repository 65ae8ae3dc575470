"use client";

import { createContext, useContext, type ReactNode } from "react";
import { useLocale, useTranslations } from "next-intl";
import type { Comebacks } from "@/lib/domains/comebacks/schema";
import type { Phantoms } from "@/lib/domains/offers/phantoms/queries";
import { onDemand } from "@/components/page/on-demand";
import { formatDate } from "@/lib/shared/dates";

const WithdrawComeback = onDemand(() => import("./withdraw-comeback").then((module) => module.WithdrawComeback));

export interface Warned {
  /** What came back, by article or by the line of a cart. */
  comebacks: Comebacks;
  /** Since when nobody delivered what many list, by the same. */
  phantoms: Phantoms;
}

const Warnings = createContext<Warned>({ comebacks: {}, phantoms: {} });

/** Hands what speaks against articles to the rows below. */
export function WarningsProvider({ of, children }: { of: Warned; children: ReactNode }) {
  return <Warnings value={of}>{children}</Warnings>;
}

/** That an article, or a line, came back from this vehicle or its version, or that nobody delivers it. */
export function WarningNotes({ of, mayWithdraw = false }: { of: number; mayWithdraw?: boolean }) {
  const { comebacks, phantoms } = useContext(Warnings);
  const [found, since] = [comebacks[of], phantoms[of]];
  return (
    <>
      {found ? <Notes found={found} mayWithdraw={mayWithdraw} /> : null}
      {since ? <Phantom since={since} /> : null}
    </>
  );
}

function Phantom({ since }: { since: string }) {
  const t = useTranslations("comebacks");
  return <p className="text-data text-unknown">{t("phantom", { date: formatDate(since, useLocale()) ?? "" })}</p>;
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
