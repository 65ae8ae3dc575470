import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Note } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/states";
import { readFaultCode } from "@/lib/domains/vehicles/faults/rules";

/** A fault code as far as it is known: what its own letters say; the way on is given. */
export async function FaultCodeCard({ text, action }: { text: string; action: ReactNode }) {
  const t = await getTranslations("workspace.fault");
  const fault = readFaultCode(text);
  const shown = text.slice(0, 20);
  if (!fault)
    return <EmptyState level={1} title={t("malformed", { code: shown })} text={t("malformedText")} action={action} />;
  const rows = [
    [t("system"), t(`systems.${fault.system}`)],
    [t("origin"), t(`origins.${fault.origin}`)],
    ...(fault.failureType ? [[t("failureType"), fault.failureType]] : []),
  ];
  return (
    <div className="mx-auto grid max-w-160 gap-4 px-4 py-6 md:px-5">
      <h1 className="text-title font-title tracking-tight">{t("title", { code: fault.code })}</h1>
      <Card>
        <dl className="divide-y divide-line-2">
          {rows.map(([name, value]) => (
            <div key={name} className="flex items-baseline justify-between gap-4 py-2">
              <dt className="text-ink-2">{name}</dt>
              <dd className="text-end font-strong">{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <Note>
        <strong>{t("noText")}</strong> {t("noTextHelp")}
      </Note>
      <div className="flex flex-wrap gap-2">{action}</div>
    </div>
  );
}
