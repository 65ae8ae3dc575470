import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { CartDesk, type CartQuery } from "@/app/(portal)/cart/_components/cart-desk";
import { LinkButton } from "@/components/ui/link-button";
import { DeniedState } from "@/components/ui/states";
import { vehiclePlace } from "@/lib/domains/vehicles/paths/rules";
import { mayCartTab } from "./is-allowed";
import type { WorkspaceOf } from "./workspace";

/** The cart beside the vehicle that it is filled for. */
export function cartScreen<Params>(workspaceOf: WorkspaceOf<Params>) {
  type Props = { params: Promise<Params>; searchParams: CartQuery };

  async function generateMetadata(): Promise<Metadata> {
    return { title: (await getTranslations("cart"))("title") };
  }

  async function Page({ params, searchParams }: Props) {
    const [place, t, names] = await Promise.all([
      workspaceOf(params),
      getTranslations("workspace.tool"),
      getTranslations("workspace.tabs"),
    ]);
    if (!place) return null;
    const { actor, base } = place;
    if (mayCartTab(actor)) {
      const here = vehiclePlace(base, { kind: "cart" });
      return <CartDesk actor={actor} searchParams={searchParams} here={here} customerAbove />;
    }
    const back = <LinkButton href={base}>{t("back")}</LinkButton>;
    return <DeniedState level={1} title={t("denied", { tool: names("cart") })} text={t("deniedText")} action={back} />;
  }
  return { generateMetadata, Page };
}
