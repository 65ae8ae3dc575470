import { Link } from "./link";
import type { ComponentProps, ReactNode } from "react";
import { CountBadge } from "./badge";
import { buttonClasses, iconButtonClasses, type ButtonSize, type ButtonVariant } from "./button-style";

type Look = { variant?: ButtonVariant; size?: ButtonSize };
type LinkButtonProps = ComponentProps<typeof Link> & Look;
type IconLinkProps = Omit<ComponentProps<typeof Link>, "aria-label"> &
  Look & { label: string; count?: number; children: ReactNode };

export function LinkButton({ variant, size, className, ...rest }: LinkButtonProps) {
  return <Link {...rest} className={buttonClasses(variant, size, className)} />;
}

export function IconLink({ variant, size, className, label, count, children, ...rest }: IconLinkProps) {
  return (
    <Link title={label} {...rest} aria-label={label} className={iconButtonClasses(variant, size, className)}>
      {children}
      {count ? <CountBadge className="absolute end-0 top-0.5">{count}</CountBadge> : null}
    </Link>
  );
}
