"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { quantitiesStand } from "./quantities";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast-store";
import { OrderDialog } from "./order-dialog";

interface Props {
  customerId: number;
  /** One supplier's lines alone. */
  channel?: string;
  label: string;
  size?: "sm" | "lg";
  className?: string;
}

/** Shows what would be ordered of the cart, to be confirmed once. */
export function OrderCartButton({ customerId, channel, label, size = "lg", className }: Props) {
  const t = useTranslations("cart");
  const [open, setOpen] = useState(false);
  const ask = async () => {
    if (await quantitiesStand()) setOpen(true);
    else toast.error(t("quantityOpen"), { id: "bad-quantity" });
  };
  return (
    <>
      <Button size={size} className={className} onClick={() => void ask()}>
        {label}
      </Button>
      {open ? <OrderDialog customerId={customerId} channel={channel} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
