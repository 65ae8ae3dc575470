import { Link } from "./link";
import type { ReactNode } from "react";
import { cn } from "./cn";

type Entry = { id: string; label: ReactNode; icon?: ReactNode; hint?: ReactNode; danger?: boolean; disabled?: boolean };
export type MenuItem =
  (Entry & { href: string }) | (Entry & { onSelect: () => void }) | { id: string; separator: true };

type MenuEntryProps = { item: MenuItem; onChosen: () => void };

export function MenuEntry({ item, onChosen }: MenuEntryProps) {
  if ("separator" in item) return <div role="separator" className="mx-1 my-1 border-t border-line" />;
  const look = cn(
    "flex min-h-8 w-full items-center gap-2.5 rounded-sm px-2.5 text-start text-body outline-none touch:min-h-11",
    "[&_svg]:size-4 [&_svg]:shrink-0 aria-disabled:text-ink-3 contrast-forced:focus:outline-2",
    item.danger ? "text-no hover:bg-no-soft focus:bg-no-soft" : "hover:bg-sunk focus:bg-sunk",
  );
  const body = (
    <>
      {item.icon}
      <span className="min-w-0 flex-1">{item.label}</span>
      {item.hint ? <span className="text-tiny text-ink-3">{item.hint}</span> : null}
    </>
  );
  const common = { role: "menuitem", className: look } as const;
  if ("href" in item && !item.disabled)
    return (
      <Link {...common} href={item.href} onClick={onChosen}>
        {body}
      </Link>
    );
  const choose = () => {
    if (item.disabled || !("onSelect" in item)) return;
    onChosen();
    item.onSelect();
  };
  return (
    <button {...common} type="button" aria-disabled={item.disabled || undefined} onClick={choose}>
      {body}
    </button>
  );
}
