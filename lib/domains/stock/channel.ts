/** The channel of what the company sells from its own stock. */
export const ownStockChannel = "local";
