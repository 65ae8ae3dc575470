import { Link } from "@/components/ui/link";
import { usePathname } from "next/navigation";
import type { ReactNode } from "react";

interface Props {
  href: string;
  label: string;
  /** What is heard and shown at the pointer, where it is more than the label. */
  says?: string;
  children: ReactNode;
}

/** A menu entry that knows whether the reader is there. */
export function MenuLink({ href, label, says = label, children }: Props) {
  const pathname = usePathname();
  const here = pathname === href || pathname.startsWith(`${href}/`);
  return (
    <Link
      href={href}
      title={says}
      aria-label={says === label ? undefined : says}
      aria-current={here ? "page" : undefined}
      className="menu-line"
    >
      {children}
      <span className="menu-name">{label}</span>
    </Link>
  );
}
