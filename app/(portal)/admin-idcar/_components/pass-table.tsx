"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Table, Th } from "@/components/ui/table";
import type { Pass } from "@/lib/domains/passes/schema";
import { ChangeDialog } from "./change-dialog";
import { PassRow, type ListedPass } from "./pass-row";
import { WithdrawDialog } from "./withdraw-dialog";

type Asked = { what: "change" | "withdraw"; pass: ListedPass } | null;

/** The passes of a page of the list; a change shows at once. */
export function PassTable({ first, isTrial }: { first: ListedPass[]; isTrial: boolean }) {
  const t = useTranslations("passes.admin");
  const [passes, setPasses] = useState(first);
  const [asked, setAsked] = useState<Asked>(null);
  const close = () => setAsked(null);
  const keep = (pass: Pass) => {
    setPasses((all) => all.map((one) => (one.serial === pass.serial ? { ...one, ...pass } : one)));
    close();
  };
  return (
    <>
      <Table caption={t("title")}>
        <thead>
          <tr>
            <Th>{t("vehicle")}</Th>
            <Th className="max-md:hidden">{t("inspection")}</Th>
            <Th className="max-md:hidden">{t("revision")}</Th>
            <Th>{t("state")}</Th>
            <Th className="max-lg:hidden">{t("updated")}</Th>
            <Th align="end">{t("actions")}</Th>
          </tr>
        </thead>
        <tbody>
          {passes.map((pass) => (
            <PassRow key={pass.serial} pass={pass} isTrial={isTrial} onAsk={(what) => setAsked({ what, pass })} />
          ))}
        </tbody>
      </Table>
      {asked?.what === "change" ? <ChangeDialog pass={asked.pass} onSaved={keep} onClose={close} /> : null}
      {asked?.what === "withdraw" ? <WithdrawDialog pass={asked.pass} onDone={keep} onClose={close} /> : null}
    </>
  );
}
