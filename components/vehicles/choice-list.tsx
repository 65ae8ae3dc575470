import { Link } from "@/components/ui/link";
import { Plate } from "@/components/ui/plate";

export interface Choice {
  /** Null when nothing but its plate names the vehicle, so that it cannot be opened. */
  href: string | null;
  label: string;
  details: readonly string[];
  plate: string | null;
}

/** Vehicles that one identifier names, each a link. */
export function ChoiceList({ choices, onChoose }: { choices: readonly Choice[]; onChoose?: () => void }) {
  return (
    <ol className="divide-y divide-line-2 rounded-md border border-line bg-paper">
      {choices.map(({ href, label, details, plate }, at) => {
        const content = (
          <>
            {plate ? <Plate number={plate} country="CH" size="sm" /> : null}
            <span className="min-w-0">
              <span className="block font-strong">{label}</span>
              <span dir="auto" className="num block text-data text-ink-2 wrap-anywhere">
                {details.join(" · ")}
              </span>
            </span>
          </>
        );
        const row = "flex min-h-14 items-center gap-4 px-4 py-2";
        return (
          <li key={href ?? at}>
            {href === null ? (
              <span className={row}>{content}</span>
            ) : (
              <Link
                href={href}
                prefetch={false}
                onClick={onChoose}
                className={`${row} hover:bg-accent-soft focus-visible:-outline-offset-2`}
              >
                {content}
              </Link>
            )}
          </li>
        );
      })}
    </ol>
  );
}
