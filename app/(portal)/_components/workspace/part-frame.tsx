import type { ReactNode } from "react";
import { BackOnEscape } from "@/components/page/back-on-escape";
import { PartsTrail, type TrailStep } from "@/components/catalogue/parts-trail";
import type { Workspace } from "./workspace";

interface Props {
  place: Workspace;
  title: string;
  count?: ReactNode;
  family?: TrailStep;
  subFamily?: TrailStep;
  here?: string;
  /** Where Escape goes. */
  above: string;
  tools?: ReactNode;
  children: ReactNode;
}

/** What the pages below a vehicle's families share: the way here, the title, the text beside it. */
export function PartFrame({
  place: { base, vehicle },
  title,
  count,
  family,
  subFamily,
  here,
  above,
  tools,
  children,
}: Props) {
  const { make, model } = vehicle.record;
  return (
    <div className="px-4 py-3.5 md:px-5">
      <BackOnEscape href={above} />
      <div className="mb-3 flex flex-wrap items-start gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1">
          <PartsTrail base={base} make={make} model={model} family={family} subFamily={subFamily} here={here} />
          <h1 className="flex flex-wrap items-baseline gap-x-2.5 text-title font-title tracking-tight">
            {title}
            {count ? <small className="num text-body font-normal tracking-normal text-ink-3">{count}</small> : null}
          </h1>
        </div>
        {tools}
      </div>
      {children}
    </div>
  );
}
