import { ShoppingCart } from "@/components/drawings/icons";
import { useTranslations } from "next-intl";
import { Link } from "@/components/ui/link";
import { CountBadge } from "@/components/ui/badge";
import { iconButtonClasses } from "@/components/ui/button-style";
import { useCartCount } from "@/components/cart/cart-count";

/** The way to the cart, with the total quantity of the current customer's cart, seen and heard. */
export function CartLink({ count }: { count: number }) {
  const t = useTranslations("shell");
  const shown = useCartCount(count);
  return (
    <Link
      href="/cart"
      className={iconButtonClasses("ghost", "md")}
      prefetch={false}
      aria-label={t("cart", { count: shown })}
      id="cart-link"
    >
      <ShoppingCart />
      {shown > 0 ? <CountBadge className="absolute end-0 top-0.5">{shown > 999 ? "999+" : shown}</CountBadge> : null}
    </Link>
  );
}
