"use client";

import { Link } from "@/components/ui/link";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ArrowLinks } from "@/components/ui/arrow-links";
import { InputBox } from "@/components/ui/input";
import { Search } from "@/components/drawings/icons";
import { matchesText } from "@/lib/shared/by-label";

export interface TreeNode {
  id: string;
  name: string;
  /** Null for a plate that the vehicle has not. */
  href: string | null;
}
export interface TreeGroup {
  id: string;
  no: string | null;
  name: string;
  branches: { id: string; name: string; nodes: TreeNode[] }[];
}

const matching = (groups: readonly TreeGroup[], text: string): TreeGroup[] =>
  groups.flatMap((group) => {
    const branches = group.branches.flatMap((branch) => {
      const nodes = branch.nodes.filter((node) => matchesText(`${node.name} ${branch.name} ${group.name}`, text));
      return nodes.length > 0 ? [{ ...branch, nodes }] : [];
    });
    return branches.length > 0 ? [{ ...group, branches }] : [];
  });

/** Groups, subgroups and plates of the maker's catalogue, filtered by what is typed. */
export function OeTree({ groups }: { groups: readonly TreeGroup[] }) {
  const t = useTranslations("oe");
  const [text, setText] = useState("");
  const shown = matching(groups, text);
  const count = shown.flatMap(({ branches }) => branches.flatMap(({ nodes }) => nodes)).length;
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <InputBox
          type="search"
          boxClassName="w-full sm:max-w-80"
          lead={<Search />}
          aria-label={t("filter")}
          placeholder={t("filter")}
          maxLength={100}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <p role="status" className="num text-data text-ink-3">
          {t("plates", { count })}
        </p>
      </div>
      {shown.length === 0 ? <p className="text-ink-2">{t("nothingMatches", { text })}</p> : null}
      <ArrowLinks className="columns-[20rem] gap-4">
        {shown.map((group) => (
          <section
            key={group.id}
            className="mb-4 break-inside-avoid rounded-md border border-line bg-paper p-4 shadow-card"
          >
            <h2 className="mb-2 flex gap-2 text-lead font-semibold">
              {group.no ? <span className="num text-ink-3">{group.no}</span> : null}
              {group.name}
            </h2>
            {group.branches.map((branch) => (
              <div key={branch.id} className="mb-2">
                <h3 className="text-data font-strong text-ink-2">{branch.name}</h3>
                <ul>
                  {branch.nodes.map((node) => (
                    <li key={node.id}>
                      <NodeLink node={node} />
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </section>
        ))}
      </ArrowLinks>
    </div>
  );
}

function NodeLink({ node: { name, href } }: { node: TreeNode }) {
  const t = useTranslations("oe");
  const look = "flex min-h-8 items-center wrap-anywhere touch:min-h-11";
  if (href === null)
    return (
      <span className={`${look} flex-wrap gap-x-2 text-ink-3`}>
        {name} <small className="text-tiny">{t("notOnVehicle")}</small>
      </span>
    );
  return (
    <Link href={href} prefetch={false} className={`${look} text-accent underline-offset-2 hover:underline`}>
      {name}
    </Link>
  );
}
