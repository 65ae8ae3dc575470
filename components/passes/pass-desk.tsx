"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import useSWR from "swr";
import { DraftForm } from "@/components/page/draft-form";
import { useDraft } from "@/components/page/use-draft";
import { Button } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/states";
import { call } from "@/lib/api/client";
import type { IssuedPass } from "@/lib/domains/passes/schema";
import { factsOf, faultsOf, PassFields, valuesOf } from "./pass-fields";
import { PassTaking } from "./pass-taking";

interface Props {
  vin: string;
  inspection: string | null;
  mayTry: boolean;
}

/** The company's pass of a vehicle: read, then made or changed, and handed over. */
export function PassDesk({ vin, ...rest }: Props) {
  const t = useTranslations("passes.make");
  const common = useTranslations("common");
  const { data, error, isLoading, mutate } = useSWR(["pass", vin], () =>
    call("get", "/passes/vehicle/{vin}", { params: { vin } }),
  );
  if (error)
    return (
      <ErrorState
        compact
        level={3}
        title={t("unread")}
        action={<Button onClick={() => void mutate()}>{common("retry")}</Button>}
      />
    );
  if (isLoading || !data) return <p role="status">{common("loading")}</p>;
  return <PassForm key={data.issued?.pass.serial ?? "new"} vin={vin} first={data.issued} {...rest} />;
}

function PassForm({ vin, first, inspection, mayTry }: Props & { first: IssuedPass | null }) {
  const t = useTranslations("passes.make");
  const [issued, setIssued] = useState(first);
  const [said, setSaid] = useState("");
  const draft = useDraft({
    first: valuesOf(first?.pass ?? { nextInspection: inspection }),
    check: faultsOf,
    word: (code) => (code === "day" || code === "km" ? t(code) : null),
    send: async (values) => {
      setSaid("");
      setIssued(await call("post", "/passes", { body: { vin, vehicle: factsOf(values) } }));
      setSaid(issued ? t("saved") : t("made"));
    },
    refusal: ({ code }) => t(code === "not-found" ? "unknown" : "failed"),
  });
  return (
    <div className="grid gap-4">
      <p className="text-ink-2">{t("lead")}</p>
      {issued ? <PassTaking issued={issued} mayTry={mayTry} /> : null}
      <DraftForm draft={draft} submit={t(issued ? "save" : "create")}>
        <PassFields draft={draft} />
      </DraftForm>
      <p role="status" className="text-data text-fit empty:hidden">
        {said}
      </p>
    </div>
  );
}
