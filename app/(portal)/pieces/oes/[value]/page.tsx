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

/** The articles that answer exactly to a number of a vehicle maker. */
export default async function OeSearchPage({ params, searchParams }: Props) {
  const [{ value }, query] = await Promise.all([params, searchParams]);
  return <SearchScreen value={value} query={query} oeOnly />;
}
