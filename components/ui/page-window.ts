export const MAX_PAGE_LINKS = 15;

/** The pages to link to, ascending, at most `max` (3 or more): the first, the last and those around the current one. */
export function pageWindow(page: number, pages: number, max = MAX_PAGE_LINKS): number[] {
  const inner = max - 2;
  if (pages <= max) return Array.from({ length: Math.max(pages, 0) }, (_, index) => index + 1);
  const current = Math.min(Math.max(page, 1), pages);
  const from = Math.min(Math.max(current - Math.floor(inner / 2), 2), pages - inner);
  return [1, ...Array.from({ length: inner }, (_, index) => from + index), pages];
}
