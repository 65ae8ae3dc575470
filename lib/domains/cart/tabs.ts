export const tabs = ["cart", "wishlist", "aside", "order", "delivery", "shipping", "waste-d3e"] as const;

export type Tab = (typeof tabs)[number];

/** Lists of what is not ordered yet: here quantities may change. */
export const openTabs = ["cart", "wishlist", "aside"] as const satisfies readonly Tab[];

export type OpenTab = (typeof openTabs)[number];

/**
 * Where a line may go from its tab: between the open lists, then from the order to the counter (delivery) or on its way
 * (shipping), and at the end the old electrical part to its collection (D3E). A step may be taken back.
 */
export const movesFrom: Readonly<Record<Tab, readonly Tab[]>> = {
  cart: ["wishlist", "aside", "order"],
  wishlist: ["cart", "aside"],
  aside: ["cart", "wishlist"],
  order: ["delivery", "shipping", "cart"],
  delivery: ["shipping", "waste-d3e", "order"],
  shipping: ["delivery", "waste-d3e", "order"],
  "waste-d3e": ["delivery", "shipping"],
};

/** Lists of what has left the shelf. */
const goneTabs: readonly string[] = ["delivery", "shipping", "waste-d3e"] satisfies Tab[];

/**
 * What a step does to the own stock: a line takes its pieces when it leaves the order, and gives them back when it returns,
 * also from its removal.
 */
export function stockStep(from: string, to: Tab): "take" | "give-back" | null {
  const [before, after] = [goneTabs.includes(from), goneTabs.includes(to)];
  if (after) return before ? null : "take";
  return before || !isTab(from) ? "give-back" : null;
}

/** The supplier hub shows the cart by supplier; it is a view, no list of its own. */
export const hub = "hub";

/** Sources whose articles lead to the supplier hub. */
const hubSources: readonly string[] = ["IDLP", "PAP"];
export const isHubSource = (code: string): boolean => hubSources.includes(code.toUpperCase());

export type CartView = Tab | typeof hub;

export const isTab = (text: string | null | undefined): text is Tab => (tabs as readonly string[]).includes(text ?? "");

export const isOpenTab = (text: string): text is OpenTab => (openTabs as readonly string[]).includes(text);
