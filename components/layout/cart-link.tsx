import { ShoppingCart } from "lucide-react";
import { getTranslations } from "next-intl/server";
import Link from "next/link";
import { iconButtonClasses } from "@/components/ui/button-style";
import { CartBadge } from "./cart-badge";

/** The way to the cart, with the total quantity of the current customer's cart. */
export async function CartLink({ count }: { count: number }) {
  const t = await getTranslations("shell");
  return (
    <Link
      href="/cart"
      className={iconButtonClasses("ghost", "md")}
      prefetch={false}
      aria-label={t("cart", { count })}
      id="cart-link"
    >
      <ShoppingCart aria-hidden strokeWidth={1.75} />
      <CartBadge count={count} />
    </Link>
  );
}
