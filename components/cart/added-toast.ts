/** Where the outcome of every addition is said. */
export const addedToast = "add-to-cart";
