import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { requireActorAt } from "@/lib/web/actor";
import { CartDesk, type CartQuery } from "./_components/cart-desk";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("cart");
  return { title: t("title") };
}

export default async function CartPage({ searchParams }: { searchParams: CartQuery }) {
  const actor = await requireActorAt("/cart");
  return <CartDesk actor={actor} searchParams={searchParams} here="/cart" hubFirst />;
}
