"use client";

import { Link } from "@/components/ui/link";
import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";
import { ExternalLink } from "@/components/drawings/icons";
import { ArrowLinks } from "@/components/ui/arrow-links";
import { useScrollEdges } from "@/components/ui/scroll-edges";
import { tabOfPath } from "@/lib/domains/vehicles/paths/rules";

export interface WorkspaceTab {
  id: string;
  label: string;
  href: string;
  /** It opens in a tab of the browser's own. */
  isOutside?: boolean;
}

interface Props {
  base: string;
  label: string;
  tabs: readonly WorkspaceTab[];
}

/** The views of a vehicle in one line that scrolls where it is too long; arrows move along it. */
export function WorkspaceTabs({ base, label, tabs }: Props) {
  const open = tabOfPath(
    base,
    usePathname(),
    tabs.map(({ id }) => id),
  );
  const strip = useRef<HTMLUListElement>(null);
  useScrollEdges(strip);
  const isSettled = useRef(false);
  useEffect(() => {
    const list = strip.current;
    const current = list?.querySelector<HTMLElement>("[aria-current]");
    // Whoever was quicker than the script has scrolled already: nothing slides under the finger.
    const isTouched = !isSettled.current && list?.scrollLeft !== 0;
    isSettled.current = true;
    if (!list || !current || isTouched) return;
    const [shown, own] = [list.getBoundingClientRect(), current.getBoundingClientRect()];
    list.scrollLeft += own.left + own.width / 2 - (shown.left + shown.width / 2);
  }, [open]);
  return (
    <nav aria-label={label} className="no-print border-b border-line bg-paper px-4 md:px-5">
      <ArrowLinks>
        <ul ref={strip} className="scroll-edges -mb-px flex gap-5 overflow-x-auto [scrollbar-width:none]">
          {tabs.map(({ id, label: name, href, isOutside }, at) => {
            const current = id === open || (open === null && at === 0);
            return (
              <li key={id}>
                <Link
                  href={href}
                  prefetch={false}
                  {...(isOutside && { target: "_blank", rel: "noopener noreferrer" })}
                  aria-current={current ? "page" : undefined}
                  className="tab-line"
                >
                  <bdi>{name}</bdi>
                  {isOutside ? <ExternalLink className="ms-1 size-3.5" /> : null}
                </Link>
              </li>
            );
          })}
        </ul>
      </ArrowLinks>
    </nav>
  );
}
