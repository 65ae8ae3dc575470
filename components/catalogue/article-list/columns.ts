/**
 * The columns that head and rows share: picture, article, criteria, fit, availability, price, add. They follow the width
 * of the list, not of the window; below 40rem a row is a card.
 */
export const columns =
  "grid items-center gap-x-3 px-2.5 py-2 @max-[40rem]:grid-cols-[44px_minmax(0,1fr)_auto] @max-[40rem]:gap-y-1.5 " +
  "@min-[40rem]:grid-cols-[44px_minmax(5.5rem,1fr)_minmax(6rem,1.35fr)_4.75rem_minmax(6.5rem,1.15fr)_6.5rem_2rem]";
