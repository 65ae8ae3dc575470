import { getTranslations } from "next-intl/server";
import { LinkButton } from "@/components/ui/link-button";
import { EmptyState } from "@/components/ui/states";
import { identificationStart, type ContextField } from "@/lib/domains/vehicles/paths/rules";
import { ChosenParts } from "./chosen-parts";
import { FaultCodeView } from "./fault-code-screen";

/** An address that names an operation, a fault code, a photo set or parts in place of a vehicle. */
export async function SearchContext({ field, value }: { field: ContextField; value: string }) {
  const [t, tools] = await Promise.all([getTranslations("workspace.context"), getTranslations("workspace.tool")]);
  if (field === "dtc") return <FaultCodeView code={value} back={null} />;
  if (field === "breadcrumb") return <ChosenParts name="from-breadcrumb" genarts={value} />;
  return (
    <EmptyState
      level={1}
      title={t(`${field}.title`, { value: value.slice(0, 40) })}
      text={t(`${field}.text`)}
      action={
        <LinkButton variant="primary" href={identificationStart}>
          {tools("identify")}
        </LinkButton>
      }
    />
  );
}
