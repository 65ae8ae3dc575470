export const cartTitleId = "cart-title";
export const removeButtonId = (lineId: number): string => `remove-line-${lineId}`;
