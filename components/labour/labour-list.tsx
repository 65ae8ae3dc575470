"use client";

import { useState } from "react";
import type { CartLabour, LabourRate } from "@/lib/domains/cart/labour/schema";
import { LabourRow } from "./labour-row";
import { WorkEditor } from "./work-editor";

interface Props {
  customerId: number;
  labour: readonly CartLabour[];
  rates: readonly LabourRate[];
}

/** The work in a cart, each line changed where it lies. */
export function LabourList({ customerId, labour, rates }: Props) {
  const [changed, setChanged] = useState<number | null>(null);
  return (
    <ul className="divide-y divide-line-2">
      {labour.map((line) => {
        const changeId = `change-work-${line.id}`;
        return (
          <li key={line.id} className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-3 py-2">
            <LabourRow
              {...{ customerId, line, changeId }}
              changing={changed === line.id}
              onChange={() => setChanged(changed === line.id ? null : line.id)}
            />
            {changed === line.id ? (
              <WorkEditor {...{ customerId, line, rates }} heirId={changeId} onClose={() => setChanged(null)} />
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
