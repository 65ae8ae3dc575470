"use client";

import { useTranslations } from "next-intl";
import { useCartCount } from "@/components/cart/cart-count";
import { LinkButton } from "@/components/ui/link-button";
import { companyItself } from "@/lib/domains/basket/place";

interface Props {
  href: string;
  label: string;
  count: number;
}

/** The way to the company's own basket, with how much lies in it, seen and heard. */
export function BasketLink({ href, label, count }: Props) {
  const t = useTranslations("shell");
  const shown = useCartCount(count, companyItself);
  return (
    <LinkButton href={href} prefetch={false} aria-label={t("basket", { count: shown })}>
      {label}
      {shown > 0 ? <span className="num text-data font-normal text-ink-3">{shown}</span> : null}
    </LinkButton>
  );
}
