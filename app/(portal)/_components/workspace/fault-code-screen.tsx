import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { FaultCodeCard } from "@/components/vehicles/fault-code-card";
import { LinkButton } from "@/components/ui/link-button";
import { DeniedState } from "@/components/ui/states";
import { decodeSegment, identificationStart } from "@/lib/domains/vehicles/paths/rules";
import { hasRight } from "@/lib/platform/actor";
import { requirePageActor } from "@/lib/web/actor";
import type { WorkspaceOf } from "./workspace";

/** What is known of a fault code for a vehicle, or for none when the address names none. */
export async function FaultCodeView({ code, back }: { code: string; back: string | null }) {
  const [actor, t, tools] = await Promise.all([
    requirePageActor(),
    getTranslations("workspace.fault"),
    getTranslations("workspace.tool"),
  ]);
  const action = back ? (
    <LinkButton variant="primary" href={back}>
      {t("parts")}
    </LinkButton>
  ) : (
    <LinkButton variant="primary" href={identificationStart}>
      {tools("identify")}
    </LinkButton>
  );
  if (!hasRight(actor, "DTC", "Diag"))
    return <DeniedState level={1} title={t("denied")} text={tools("deniedText")} action={action} />;
  return <FaultCodeCard text={code} action={action} />;
}

export function faultCodeScreen<Params>(workspaceOf: WorkspaceOf<Params>) {
  type Props = { params: Promise<Params & { dtc: string }> };

  async function generateMetadata({ params }: Props): Promise<Metadata> {
    const code = decodeSegment((await params).dtc)?.slice(0, 20) ?? "";
    return { title: (await getTranslations("workspace.fault"))("title", { code }) };
  }

  async function Page({ params }: Props) {
    const [{ dtc }, place] = await Promise.all([params, workspaceOf(params)]);
    return <FaultCodeView code={decodeSegment(dtc) ?? ""} back={place?.base ?? null} />;
  }
  return { generateMetadata, Page };
}
