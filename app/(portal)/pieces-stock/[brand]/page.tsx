import type { Metadata } from "next";
import { pageShelf } from "@/app/(portal)/pieces/_components/page-shelf";
import { ShelfScreen } from "@/app/(portal)/pieces/_components/shelf-screen";

interface Props {
  params: Promise<{ brand: string }>;
}

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => ({
  title: (await pageShelf("stock", (await params).brand)).shelf.name,
});

export default async function StockPiecesBrandPage({ params }: Props) {
  return <ShelfScreen scope="stock" brand={(await params).brand} />;
}
