import { ShoppingCart } from "@/components/drawings/icons";
import { useTranslations } from "next-intl";
import { Link } from "@/components/ui/link";
import { CountBadge } from "@/components/ui/badge";
import { iconButtonClasses } from "@/components/ui/button-style";
import { useCartCount } from "@/components/cart/cart-count";
import { basketPlace, companyItself } from "@/lib/domains/basket/place";

/** Pieces in the cart of the customer who is served, and in the company's own basket; null where there is none. */
export interface CartCounts {
  customer: number | null;
  company: number | null;
}

/** The way to the cart of whoever is served, else to what the company buys for itself, with how much lies there, seen and heard. */
export function CartLink({ counts: { customer, company } }: { counts: CartCounts }) {
  const t = useTranslations("shell");
  const ofCustomer = useCartCount(customer ?? 0);
  const ofCompany = useCartCount(company ?? 0, companyItself);
  const isCompanys = customer === null && company !== null && ofCompany > 0;
  const shown = isCompanys ? ofCompany : ofCustomer;
  return (
    <Link
      href={isCompanys ? basketPlace : "/cart"}
      className={iconButtonClasses("ghost", "md")}
      prefetch={false}
      aria-label={t(isCompanys ? "basket" : "cart", { count: shown })}
      id="cart-link"
    >
      <ShoppingCart />
      {shown > 0 ? <CountBadge className="absolute end-0 top-0.5">{shown > 999 ? "999+" : shown}</CountBadge> : null}
    </Link>
  );
}
