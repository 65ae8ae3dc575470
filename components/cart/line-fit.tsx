import { useTranslations } from "next-intl";
import { useState } from "react";
import { FitProof } from "@/components/fit/fit-proof";
import { Dialog } from "@/components/ui/dialog";
import { LinkButton } from "@/components/ui/link-button";
import { Verdict } from "@/components/ui/verdict";
import { VehiclePlate } from "@/components/vehicles/vehicle-plate";
import { gravestOf, proofsOf } from "@/lib/domains/cart/rules";
import type { CartLine } from "@/lib/domains/cart/schema";
import { lineName } from "./use-line-changes";

/** The gravest verdict that a line carries since it was added; pressing it shows every criterion for each vehicle. */
export function LineFit({ line, customerId }: { line: CartLine; customerId: number }) {
  const t = useTranslations("cart");
  const proof = useTranslations("catalogue.proof");
  const common = useTranslations("common");
  const [open, setOpen] = useState(false);
  const proofs = proofsOf({ ...line, judgedAt: line.pricedAt });
  const gravest = gravestOf(proofs);
  if (!gravest) return null;
  const { verdict, met, of } = gravest;
  const article = lineName(line);
  const address = `/cart/proof/${customerId}/${line.id}`;
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
        <div className="grid gap-6">
          {proofs.map(({ vehicle, plate, vin, fit }, at) => (
            <section key={vin ?? plate ?? at}>
              {proofs.length > 1 ? (
                <p className="mb-2 flex flex-wrap items-center gap-2 font-semibold">
                  {plate ? <VehiclePlate number={plate} size="sm" /> : null}
                  <bdi>{vehicle ?? vin}</bdi>
                </p>
              ) : null}
              <FitProof fit={fit} />
              <LinkButton href={at === 0 ? address : `${address}?vehicle=${at}`} prefetch={false} className="mt-4">
                {proof("open")}
              </LinkButton>
            </section>
          ))}
        </div>
      </Dialog>
    </>
  );
}
