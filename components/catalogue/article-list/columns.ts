/**
 * The columns that head and rows share: picture, article, criteria, fit, availability, price, add. They follow the width
 * of the list, not of the window; below 40rem a row is a card.
 */
export const columns =
  "grid items-center gap-x-2.5 px-2.5 py-2 @max-[40rem]:grid-cols-[44px_minmax(0,1fr)_auto] @max-[40rem]:gap-y-1.5 " +
  "@min-[40rem]:grid-cols-[44px_minmax(6rem,1fr)_minmax(6.5rem,1.4fr)_4.5rem_minmax(6.5rem,1.1fr)_5.75rem_2rem]";
