import { getTranslations } from "next-intl/server";
import { Badge, Note } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import type { FaultHelp } from "@/lib/domains/faults/schema";

const severityTones = { 1: "neutral", 2: "neutral", 3: "unknown", 4: "no" } as const;

/** One fault code: what it means, how grave it is, what is checked before a part is replaced. */
export async function FaultCard({ help }: { help: FaultHelp }) {
  const t = await getTranslations("faults");
  const { code, title, severity, certainty, state } = help;
  const tone = severityTones[(severity?.level ?? 1) as keyof typeof severityTones];
  return (
    <Card
      title={
        <>
          <span className="num scroll-mt-6" id={`code-${code}`} dir="ltr">
            {code}
          </span>
          {title ? <span className="font-normal"> · {title}</span> : null}
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {severity || certainty === "B" ? (
          <p className="flex flex-wrap gap-1.5">
            {severity ? (
              <Badge tone={tone} className="max-w-full whitespace-normal">
                {severity.text}
              </Badge>
            ) : null}
            {certainty === "B" ? <Badge tone="unknown">{t("oneSource")}</Badge> : null}
          </p>
        ) : null}
        {certainty === "B" ? <Note>{t("oneSourceText")}</Note> : null}
        {state === "quota" ? <Note tone="no">{t("quota")}</Note> : null}
        {state === "letters" ? (
          <Note>
            <strong>{t("noData")}</strong> {t(help.origin === "maker" ? "makerText" : "noDataText")}
          </Note>
        ) : null}
        {state === "known" ? <Checks help={help} /> : null}
        <Letters help={help} />
      </div>
    </Card>
  );
}

async function Checks({ help: { checks } }: { help: FaultHelp }) {
  const t = await getTranslations("faults");
  return (
    <div>
      <h3 className="mb-1 text-data font-strong">{t("checks")}</h3>
      {checks.length > 0 ? (
        <ol className="list-decimal space-y-1 ps-5">
          {checks.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      ) : (
        <p className="text-ink-2">{t("noChecks")}</p>
      )}
    </div>
  );
}

/** The first figure of a failure type says of what kind it is (ISO 14229-1). */
const failureKinds = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"] as const;

/** What the code's own letters say by the standard. */
async function Letters({ help: { state, system, group, origin, area, failureType } }: { help: FaultHelp }) {
  const t = await getTranslations("faults");
  const kind = failureKinds.find((one) => failureType?.startsWith(one));
  const rows = [
    [t("system"), t(`systems.${system}`)],
    [t("group"), group],
    [t("origin"), t(`origins.${origin}`)],
    [t("area"), state !== "known" && area ? t(`areas.${area}`) : null],
    [
      t("failureType"),
      failureType && [failureType, kind ? t(`failureTypes.${kind}`) : null].filter(Boolean).join(" · "),
    ],
  ].filter(([, value]) => value);
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-0.5 text-data">
      {rows.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-ink-3">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
