import { cn } from "./cn";

export type ButtonVariant = "primary" | "secondary" | "ghost" | "danger";
export type ButtonSize = "sm" | "md" | "lg" | "xl";

const variants: Record<ButtonVariant, string> = {
  primary: "btn-primary",
  secondary: "btn-paper",
  ghost: "btn-ghost",
  danger: "btn-danger",
};

const iconVariants: Record<ButtonVariant, string> = {
  ...variants,
  secondary: "btn-edged",
  ghost: "btn-quiet",
};

const sizes: Record<ButtonSize, string> = {
  sm: "btn-sm",
  md: "btn-md",
  lg: "h-10 px-4 text-sub gap-2 font-semibold",
  xl: "h-13 px-5 text-[1rem] leading-6 gap-2 font-semibold rounded-lg",
};

const squares: Record<ButtonSize, string> = {
  sm: "size-7 touch:min-w-11",
  md: "btn-square",
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
