export const tabs = ["cart", "wishlist", "aside", "order", "delivery", "shipping", "waste-d3e"] as const;

export type Tab = (typeof tabs)[number];

/** Lists of what is not ordered yet: here quantities may change. */
export const openTabs = ["cart", "wishlist", "aside"] as const satisfies readonly Tab[];

export type OpenTab = (typeof openTabs)[number];

/** Where a line may go from its list; the other tabs are those of orders. */
export const movesFrom: Readonly<Record<OpenTab, readonly OpenTab[]>> = {
  cart: ["wishlist", "aside"],
  wishlist: ["cart", "aside"],
  aside: ["cart", "wishlist"],
};

/** The supplier hub shows the cart by supplier; it is a view, no list of its own. */
export const hub = "hub";

/** Sources whose articles lead to the supplier hub. */
const hubSources: readonly string[] = ["IDLP", "PAP"];
export const isHubSource = (code: string): boolean => hubSources.includes(code.toUpperCase());

export type CartView = Tab | typeof hub;

export const isTab = (text: string | null | undefined): text is Tab => (tabs as readonly string[]).includes(text ?? "");

export const isOpenTab = (text: string): text is OpenTab => (openTabs as readonly string[]).includes(text);
