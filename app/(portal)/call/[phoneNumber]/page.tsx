import { getTranslations } from "next-intl/server";
import { redirect } from "next/navigation";
import { settleMissing } from "@/app/(portal)/_components/settle-status";
import { LinkButton } from "@/components/ui/link-button";
import { EmptyState } from "@/components/ui/states";
import { getCaller } from "@/lib/domains/customers/queries/get-caller";
import { decodeSegment, identificationStart, vehicleBase } from "@/lib/domains/vehicles/paths/rules";
import { heldBy } from "@/lib/platform/actor";
import { mayOpen } from "@/lib/shared/page-rights";
import { Problem } from "@/lib/platform/problems";
import { requireActorAt } from "@/lib/web/actor";

/** Whoever calls: the vehicle of the customer who has the number, or the customer without one or for who may not see it. */
export default async function CallPage({ params }: { params: Promise<{ phoneNumber: string }> }) {
  const [{ phoneNumber }, actor, t, tools] = await Promise.all([
    params,
    requireActorAt("/call"),
    getTranslations("workspace.redirects"),
    getTranslations("workspace.tool"),
  ]);
  const phone = decodeSegment(phoneNumber)?.slice(0, 40) ?? "";
  const caller = await getCaller(actor, { phone }).catch((error: unknown) => {
    if (error instanceof Problem && error.status === 404) return null;
    throw error;
  });
  const identifies = mayOpen(identificationStart, heldBy(actor));
  if (!caller) {
    await settleMissing();
    const actions = (
      <>
        {identifies ? (
          <LinkButton variant="primary" href={identificationStart}>
            {tools("identify")}
          </LinkButton>
        ) : null}
        <LinkButton href="/customers">{t("customers")}</LinkButton>
      </>
    );
    return <EmptyState level={1} title={t("phone", { phone })} text={t("phoneText")} action={actions} />;
  }
  const { vin, immat, ktype, customerId } = caller;
  if (identifies) {
    if (vin) redirect(vehicleBase({ field: "vin", value: vin }));
    if (immat) redirect(vehicleBase({ field: "immat", value: immat }));
    if (ktype) redirect(vehicleBase({ field: "ktype", value: String(ktype) }));
  }
  redirect(`/customers/${customerId}`);
}
