"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import useSWR from "swr";
import { Button } from "@/components/ui/button";
import { Loading, SkeletonRows } from "@/components/ui/skeleton";
import { ErrorState } from "@/components/ui/states";
import { call } from "@/lib/api/client";
import type { Addressees } from "./draft";
import { SenderForm } from "./sender-form";
import { SentList } from "./sent-list";

interface Props {
  /** Whether target and access may be chosen. */
  isFree: boolean;
  /** Whether a suggested title fills in the address. */
  fillsAddress: boolean;
}

/** The form that sends notifications and what was sent: as a page or as a slide. */
export function SenderDesk({ isFree, fillsAddress }: Props) {
  const t = useTranslations("notifications.sender");
  const common = useTranslations("common");
  const [timesSent, setTimesSent] = useState(0);
  const { data, error, mutate } = useSWR<Addressees, unknown>(
    ["addressees"],
    async () => {
      const [families, groups] = await Promise.all([call("get", "/realmRoles"), call("get", "/apps/groups")]);
      return { families, groups };
    },
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
  if (error && !data)
    return (
      <ErrorState
        title={common("error")}
        text={common("errorHelpPlain")}
        action={<Button onClick={() => void mutate()}>{common("retry")}</Button>}
      />
    );
  if (!data)
    return (
      <Loading label={common("loading")}>
        <SkeletonRows rows={8} />
      </Loading>
    );
  return (
    <div className="grid gap-8">
      <section aria-labelledby="sender-form-title">
        <h2 id="sender-form-title" className="mb-3 text-lead font-semibold">
          {t("form")}
        </h2>
        <SenderForm
          addressees={data}
          isFree={isFree}
          fillsAddress={fillsAddress}
          onSent={() => setTimesSent((times) => times + 1)}
        />
      </section>
      <SentList timesSent={timesSent} />
    </div>
  );
}
