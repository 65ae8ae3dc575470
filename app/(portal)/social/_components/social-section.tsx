import type { ReactNode } from "react";
import { LinkButton } from "@/components/ui/link-button";
import { EmptyState } from "@/components/ui/states";

interface Props {
  id: string;
  title: string;
  /** What adds to the section; null for those who may not. */
  add: { href: string; label: string } | null;
  /** Said in the place of an empty list. */
  empty: { title: string; text: string } | null;
  children: ReactNode;
}

/** One kind of thing that a company shares, with the way to add one. */
export function SocialSection({ id, title, add, empty, children }: Props) {
  return (
    <section aria-labelledby={id} className="mb-8">
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <h2 id={id} className="flex-1 text-lead font-semibold">
          {title}
        </h2>
        {add ? <LinkButton href={add.href}>{add.label}</LinkButton> : null}
      </div>
      {empty ? <EmptyState compact level={3} {...empty} /> : children}
    </section>
  );
}
