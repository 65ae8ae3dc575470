import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ShelvesScreen } from "@/app/(portal)/pieces/_components/shelves-screen";

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations("catalogue.browse"))("title.stock"),
});

export default function StockPiecesPage() {
  return <ShelvesScreen scope="stock" />;
}
