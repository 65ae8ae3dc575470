import { getTranslations } from "next-intl/server";
import { ClientMessages } from "@/components/page/client-messages";
import { ToolFrame } from "@/components/vehicles/tool-frame";
import { LinkButton } from "@/components/ui/link-button";
import { EmptyState } from "@/components/ui/states";
import { findDiagnosisTool } from "@/lib/domains/vehicles/tools/diagnosis";
import { benchPath } from "@/lib/domains/vehicles/diagnosis/rules";
import type { VehicleView } from "@/lib/domains/vehicles/schema";
import type { Actor } from "@/lib/platform/actor";

interface Props {
  actor: Actor;
  make: string;
  vehicle: VehicleView | null;
  vin: string | null;
  lang: string;
}

/** A maker's tool in its frame, or what it lacks. */
export async function ToolScreen({ actor, make, vehicle, vin, lang }: Props) {
  const [place, t, tool] = await Promise.all([
    findDiagnosisTool(actor, { make, vehicle, lang }),
    getTranslations("diag"),
    getTranslations("workspace.tool"),
  ]);
  const back = <LinkButton href={benchPath(vin)}>{t("back")}</LinkButton>;
  if (!place)
    return (
      <EmptyState
        level={1}
        title={t("tools.unknown", { make: make.slice(0, 60) })}
        text={t("tools.unknownText")}
        action={back}
      />
    );
  const name = t("tools.of", { make: place.make });
  if ("missing" in place) {
    const facts = place.missing.map((fact) => tool(`facts.${fact}`)).join(", ");
    return (
      <EmptyState level={1} title={tool("lacking", { tool: name, facts })} text={t("tools.lacking")} action={back} />
    );
  }
  return (
    <ClientMessages of={["workspace.tool"]}>
      <div className="px-4 pt-3 md:px-5">{back}</div>
      <ToolFrame key={place.address} tool={name} address={place.address} own={place.own} />
    </ClientMessages>
  );
}
