import { useTranslations } from "next-intl";
import { useState } from "react";
import { FitProof } from "@/components/catalogue/fit-proof";
import { Dialog } from "@/components/ui/dialog";
import { LinkButton } from "@/components/ui/link-button";
import { Verdict } from "@/components/ui/verdict";
import type { CartLine } from "@/lib/domains/cart/schema";
import { lineName } from "./use-line-changes";

/** The verdict that a line carries since it was added; pressing it shows every criterion. */
export function LineFit({ line, customerId }: { line: CartLine; customerId: number }) {
  const t = useTranslations("cart");
  const proof = useTranslations("catalogue.proof");
  const common = useTranslations("common");
  const [open, setOpen] = useState(false);
  const { fit } = line;
  if (!fit) return null;
  const { verdict, met, of } = fit;
  const article = lineName(line);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`${t(`fit.${verdict}`, { met, of })}. ${t("fit.show", { article })}`}
        className="reach rounded-[10px]"
        onClick={() => setOpen(true)}
      >
        <Verdict kind={verdict} label={t(`fit.${verdict}`, { met, of })}>
          {of > 0 ? `${met}/${of}` : null}
        </Verdict>
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={article} closeLabel={common("close")} size="sm">
        <FitProof fit={fit} />
        <LinkButton href={`/cart/proof/${customerId}/${line.id}`} prefetch={false} className="mt-4">
          {proof("open")}
        </LinkButton>
      </Dialog>
    </>
  );
}
