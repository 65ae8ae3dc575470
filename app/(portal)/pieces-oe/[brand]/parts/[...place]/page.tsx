import type { Metadata } from "next";
import { ShelfPartsScreen } from "@/app/(portal)/pieces/_components/shelf-parts-screen";
import type { Query } from "@/lib/domains/catalogue/search/address";
import { decodeSegment } from "@/lib/domains/vehicles/paths/rules";

interface Props {
  params: Promise<{ brand: string; place: string[] }>;
  searchParams: Promise<Query>;
}

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => ({
  title: decodeSegment((await params).brand)?.slice(0, 60),
});

export default async function OePiecesPartsPage({ params, searchParams }: Props) {
  const [{ brand, place }, query] = await Promise.all([params, searchParams]);
  return <ShelfPartsScreen scope="oe" brand={brand} segments={place} query={query} />;
}
