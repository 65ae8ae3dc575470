import { getTranslations } from "next-intl/server";
import { CartDesk } from "@/app/(portal)/cart/_components/cart-desk";
import { LinkButton } from "@/components/ui/link-button";
import { DeniedState } from "@/components/ui/states";
import { vehiclePlace } from "@/lib/domains/vehicles/paths/rules";
import { screen, type Asked } from "../screen";

const Cart = ({ place: { actor, base }, query }: Asked<"cart">) => (
  <CartDesk
    actor={actor}
    searchParams={Promise.resolve(query)}
    here={vehiclePlace(base, { kind: "cart" })}
    customerAbove
  />
);

async function NoCart({ place }: Asked<"cart">) {
  const [t, names] = await Promise.all([getTranslations("workspace.tool"), getTranslations("workspace.tabs")]);
  const back = <LinkButton href={place.base}>{t("back")}</LinkButton>;
  return <DeniedState level={1} title={t("denied", { tool: names("cart") })} text={t("deniedText")} action={back} />;
}

/** The cart beside the vehicle that it is filled for. */
export default screen("cart", {
  title: async () => (await getTranslations("cart"))("title"),
  View: Cart,
  Denied: NoCart,
});
