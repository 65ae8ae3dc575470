const mostBrands = 200;

/** The ids of a comma list in their order, each once. */
export function readBrandList(text: string): number[] {
  const ids = text.split(",").filter((part) => /^[1-9]\d{0,8}$/.test(part));
  return [...new Set(ids.map(Number))].slice(0, mostBrands);
}
