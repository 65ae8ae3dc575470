import { Link } from "./link";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "./cn";

type Look = { removable?: boolean };
type ChipProps = Omit<ComponentProps<"button">, "aria-pressed"> & Look & { pressed?: boolean };
type ChipLinkProps = ComponentProps<typeof Link> & Look & { active?: boolean };

function chipClasses(on: boolean, className?: string): string {
  return cn(
    "inline-flex min-h-7 max-w-full shrink-0 items-center gap-1.5 rounded-[14px] border px-2.5 py-0.5 text-start text-data transition-colors touch:min-h-11 touch:rounded-[22px] touch:px-4",
    "[&_svg]:size-3.5",
    on ? "border-accent bg-accent-soft text-accent" : "border-line bg-paper text-ink hover:bg-sunk",
    className,
  );
}

function Cross() {
  return (
    <svg aria-hidden viewBox="0 0 12 12" className="!size-2.5 stroke-current stroke-[1.5]" strokeLinecap="round">
      <path d="m2.5 2.5 7 7m0-7-7 7" />
    </svg>
  );
}

function content(children: ReactNode, removable?: boolean) {
  return removable ? (
    <>
      {children}
      <Cross />
    </>
  ) : (
    children
  );
}

/** A filter that a click turns on and off. */
export function Chip({ pressed = false, removable, className, type = "button", children, ...rest }: ChipProps) {
  return (
    <button {...rest} type={type} aria-pressed={pressed} className={chipClasses(pressed, className)}>
      {content(children, removable)}
    </button>
  );
}

/** The same where the filter lives in the address. */
export function ChipLink({ active = false, removable, className, children, ...rest }: ChipLinkProps) {
  return (
    <Link {...rest} aria-current={active ? "true" : undefined} className={chipClasses(active, className)}>
      {content(children, removable)}
    </Link>
  );
}
