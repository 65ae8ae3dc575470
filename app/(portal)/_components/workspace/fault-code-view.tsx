import { getTranslations } from "next-intl/server";
import { FaultCodeCard } from "@/components/vehicles/fault-code-card";
import { LinkButton } from "@/components/ui/link-button";
import { DeniedState } from "@/components/ui/states";
import { identificationStart } from "@/lib/domains/vehicles/paths/rules";
import { requirePageActor } from "@/lib/web/actor";
import { mayOpen } from "./may-open";

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
  if (!mayOpen(actor, "faultCode", { code }))
    return <DeniedState level={1} title={t("denied")} text={tools("deniedText")} action={action} />;
  return <FaultCodeCard text={code} action={action} />;
}
