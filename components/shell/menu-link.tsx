import { Link } from "@/components/ui/link";
import { usePathname } from "next/navigation";
import type { ReactNode } from "react";

/** A menu entry that knows whether the reader is there. */
export function MenuLink({ href, label, children }: { href: string; label: string; children: ReactNode }) {
  const pathname = usePathname();
  const here = pathname === href || pathname.startsWith(`${href}/`);
  return (
    <Link href={href} title={label} aria-current={here ? "page" : undefined} className="menu-line">
      {children}
      <span className="menu-name">{label}</span>
    </Link>
  );
}
