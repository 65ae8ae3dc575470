import { Link } from "@/components/ui/link";
import type { ReactNode } from "react";

interface Props {
  title: string;
  lead?: string;
  /** Where the list of its kind is. */
  back?: { href: string; label: string };
  children: ReactNode;
}

/** A page to which a tile leads: its title below the way to the others of its kind. */
export function PortalPage({ title, lead, back, children }: Props) {
  return (
    <div className="mx-auto grid max-w-300 grid-cols-[minmax(0,1fr)] gap-4 px-4 py-4 md:px-6">
      <div>
        {back ? (
          <p className="mb-1 text-data">
            <Link href={back.href} prefetch={false} className="text-accent hover:underline">
              {back.label}
            </Link>
          </p>
        ) : null}
        <h1 className="text-title font-title tracking-tight wrap-anywhere">{title}</h1>
        {lead ? <p className="text-ink-2">{lead}</p> : null}
      </div>
      {children}
    </div>
  );
}
