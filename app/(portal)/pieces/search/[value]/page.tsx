import type { Metadata } from "next";
import type { Query } from "@/lib/domains/catalogue/search/address";
import { SearchScreen, searchTitle } from "../../_components/search-screen";

interface Props {
  params: Promise<{ value: string }>;
  searchParams: Promise<Query>;
}

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => ({
  title: await searchTitle((await params).value),
});

/** Articles by what was typed. */
export default async function PartSearchPage({ params, searchParams }: Props) {
  const [{ value }, query] = await Promise.all([params, searchParams]);
  return <SearchScreen value={value} query={query} />;
}
