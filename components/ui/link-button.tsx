import { Link } from "./link";
import type { ComponentProps } from "react";
import { buttonClasses, type ButtonSize, type ButtonVariant } from "./button-style";

type Look = { variant?: ButtonVariant; size?: ButtonSize };
type LinkButtonProps = ComponentProps<typeof Link> & Look;

export function LinkButton({ variant, size, className, ...rest }: LinkButtonProps) {
  return <Link {...rest} className={buttonClasses(variant, size, className)} />;
}
