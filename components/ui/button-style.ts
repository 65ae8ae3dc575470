import { cn } from "./cn";

export type ButtonVariant = "primary" | "secondary" | "ghost" | "danger";
export type ButtonSize = "sm" | "md" | "lg" | "xl";

const variants: Record<ButtonVariant, string> = {
  primary: "bg-accent text-accent-ink border-transparent hover:bg-accent-strong",
  secondary: "bg-paper text-ink border-line hover:bg-sunk",
  ghost: "bg-transparent text-accent border-transparent hover:bg-accent-soft",
  danger: "bg-paper text-no border-line hover:bg-no-soft",
};

const iconVariants: Record<ButtonVariant, string> = {
  ...variants,
  secondary: "bg-transparent text-accent border-line hover:bg-sunk",
  ghost: "bg-transparent text-ink-2 border-transparent hover:bg-sunk hover:text-ink",
};

const sizes: Record<ButtonSize, string> = {
  sm: "h-7 px-2.5 text-data gap-1.5",
  md: "h-8 px-3 text-body gap-2",
  lg: "h-10 px-4 text-sub gap-2 font-semibold",
  xl: "h-13 px-5 text-[1rem] leading-6 gap-2 font-semibold rounded-lg",
};

const squares: Record<ButtonSize, string> = {
  sm: "size-7 touch:min-w-11",
  md: "size-8 touch:min-w-11",
  lg: "size-10 touch:min-w-11",
  xl: "size-13 rounded-lg",
};

/** The classes of a button with text, for buttons and for links that look like one. */
export function buttonClasses(
  variant: ButtonVariant = "secondary",
  size: ButtonSize = "md",
  className?: string,
): string {
  return cn("btn", size !== "xl" && "rounded", variants[variant], sizes[size], className);
}

/** The classes of a square button that holds one icon. */
export function iconButtonClasses(
  variant: ButtonVariant = "ghost",
  size: ButtonSize = "md",
  className?: string,
): string {
  return cn("btn", size !== "xl" && "rounded", iconVariants[variant], squares[size], className);
}
