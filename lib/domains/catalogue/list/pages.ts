export interface Paged {
  articleId: number;
  page: number;
}

const lastPage = 10_000;

/** Where a page begins; pages count from 1 and whatever lies outside is drawn in. */
export function pageOf(page: number, size: number): { offset: number } {
  return { offset: (Math.min(Math.max(Math.trunc(page) || 1, 1), lastPage) - 1) * size };
}
