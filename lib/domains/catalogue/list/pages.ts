export interface Paged {
  articleId: number;
  page: number;
}

const lastPage = 10_000;

/** Where a page begins; pages count from 1 and whatever lies outside is drawn in. */
export function pageOf(page: number, size: number): { offset: number } {
  return { offset: (Math.min(Math.max(Math.trunc(page) || 1, 1), lastPage) - 1) * size };
}

/** The page that an address asks for; 1 when it asks for none or for nonsense. */
export function readPage(text: string | null | undefined): number {
  return /^[1-9]\d{0,3}$/.test(text ?? "") ? Number(text) : 1;
}
