interface Quantity {
  /** What becomes of a change under way: false where what is typed could not be read or saved. */
  settled: () => Promise<boolean>;
  focus: () => void;
}

const shown = new Set<Quantity>();

/** Counts a quantity among those that must stand before the cart is quoted or ordered; the answer ends it. */
export function keepQuantity(quantity: Quantity): () => void {
  shown.add(quantity);
  return () => void shown.delete(quantity);
}

/** Waits for every quantity under way. False when one does not stand: it is given the focus. */
export async function quantitiesStand(): Promise<boolean> {
  const outcomes = await Promise.all([...shown].map(async (one) => ({ one, stands: await one.settled() })));
  const fallen = outcomes.find(({ stands }) => !stands);
  fallen?.one.focus();
  return !fallen;
}
