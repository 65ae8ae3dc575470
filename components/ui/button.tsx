import type { ComponentProps, ReactNode } from "react";
import { buttonClasses, iconButtonClasses, type ButtonSize, type ButtonVariant } from "./button-style";
import { CountBadge } from "./badge";
import { Spinner } from "./spinner";

type Common = Omit<ComponentProps<"button">, "children"> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  busy?: boolean;
};
type ButtonProps = Common & { children: ReactNode };
type IconButtonProps = Omit<Common, "aria-label"> & { label: string; count?: number; children: ReactNode };

/** A busy button keeps its focus and its width: it is marked, not disabled, and submits nothing. */
function whenBusy({
  busy,
  type = "button",
  onClick,
  ...rest
}: Omit<Common, "variant" | "size">): ComponentProps<"button"> {
  if (!busy) return { ...rest, type, onClick };
  return { ...rest, type: "button", "aria-busy": true, "aria-disabled": true };
}

function BusyMark() {
  return (
    <span className="absolute inset-0 grid place-items-center">
      <Spinner />
    </span>
  );
}

export function Button({ variant, size, className, children, ...rest }: ButtonProps) {
  return (
    <button {...whenBusy(rest)} className={buttonClasses(variant, size, className)}>
      {rest.busy ? <BusyMark /> : null}
      <span className={rest.busy ? "inline-flex items-center gap-[inherit] opacity-0" : "contents"}>{children}</span>
    </button>
  );
}

export function IconButton({ variant, size, className, label, count, children, ...rest }: IconButtonProps) {
  return (
    <button
      title={label}
      {...whenBusy(rest)}
      aria-label={label}
      className={iconButtonClasses(variant, size, className)}
    >
      {rest.busy ? <BusyMark /> : children}
      {count ? <CountBadge className="absolute end-0 top-0.5">{count}</CountBadge> : null}
    </button>
  );
}
