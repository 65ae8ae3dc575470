import { Button } from "./button";

interface Props {
  page: number;
  pages: number;
  onPage: (page: number) => void;
  labels: { nav: string; previous: string; next: string; at: string };
  className?: string;
}

/** Pages of a list that lives in the screen itself: one back, one forward, and where the reader is. */
export function PagerButtons({ page, pages, onPage, labels, className }: Props) {
  if (pages < 2) return null;
  return (
    <nav aria-label={labels.nav} className={className}>
      <div className="flex items-center gap-2">
        <Button size="sm" disabled={page <= 1} onClick={() => onPage(page - 1)}>
          {labels.previous}
        </Button>
        <span aria-live="polite" className="num text-data text-ink-2">
          {labels.at}
        </span>
        <Button size="sm" disabled={page >= pages} onClick={() => onPage(page + 1)}>
          {labels.next}
        </Button>
      </div>
    </nav>
  );
}
