import { getTranslations } from "next-intl/server";
import { LinkButton } from "@/components/ui/link-button";
import { BackOnEscape } from "@/components/page/back-on-escape";
import { PrintButton } from "./print-button";
import { ProofSheet, type Proof } from "./proof-sheet";

/** A proof of fit with the button that prints it; on paper nothing else of the page stands. */
export async function ProofPage({ proof, back }: { proof: Proof; back: string }) {
  const t = await getTranslations("catalogue.proof");
  return (
    <div className="mx-auto grid max-w-200 gap-3 px-4 py-4 md:px-5">
      <BackOnEscape href={back} />
      <div className="flex flex-wrap justify-end gap-2">
        <LinkButton href={back}>{t("back")}</LinkButton>
        <PrintButton label={t("print")} />
      </div>
      <ProofSheet {...proof} />
    </div>
  );
}
