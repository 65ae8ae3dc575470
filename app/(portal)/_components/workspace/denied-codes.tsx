import { getTranslations } from "next-intl/server";
import { LinkButton } from "@/components/ui/link-button";
import { DeniedState } from "@/components/ui/states";
import { identificationStart } from "@/lib/domains/vehicles/paths/rules";

/** Fault codes are not the reader's; the way back to the vehicle, or to identifying one. */
export async function DeniedCodes({ back }: { back: string | null }) {
  const [t, tools] = await Promise.all([getTranslations("faults"), getTranslations("workspace.tool")]);
  const action = (
    <LinkButton variant="primary" href={back ?? identificationStart}>
      {back ? t("parts") : tools("identify")}
    </LinkButton>
  );
  return <DeniedState level={1} title={t("denied")} text={tools("deniedText")} action={action} />;
}
