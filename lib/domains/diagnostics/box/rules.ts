/** Where the box of a company is shown: in a frame below our own head, or in a window of its own. */
export interface BoxPlace {
  address: string;
  framed: boolean;
  /** Our own page. */
  own: boolean;
}

/** Our pages refuse every frame but these. */
const framedPages = "/embedded/";

/** How a box may be shown: `origins` are those whose pages the installation lets into a frame. */
export function placeOfBox(address: string, origins: readonly string[]): BoxPlace {
  const own = address.startsWith("/");
  const framed = own
    ? address.startsWith(framedPages)
    : URL.canParse(address) && origins.includes(new URL(address).origin);
  return { address, framed, own };
}
