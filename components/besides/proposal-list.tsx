import { groupBy } from "@/lib/shared/group-by";
import { vehicleKey } from "@/lib/domains/cart/rules";
import type { Proposal } from "@/lib/domains/cart/besides/schema";
import { ProposalRow } from "./proposal-row";

interface Props {
  customerId: number;
  proposals: readonly Proposal[];
  mayAdd: boolean;
  /** Where the focus goes when a row has gone. */
  titleId: string;
}

/** What the jobs of a cart need besides, by vehicle where there are several. */
export function ProposalList({ customerId, proposals, mayAdd, titleId }: Props) {
  const groups = [...groupBy(proposals, ({ vehicle }) => vehicleKey(vehicle))];
  const onSettled = () => document.getElementById(titleId)?.focus({ preventScroll: true });
  return groups.map(([key, own]) => (
    <div key={key}>
      {groups.length > 1 ? (
        <h3 className="mt-2 text-body font-semibold">
          <bdi>{[own[0]?.vehicle.plate, own[0]?.vehicle.label].filter(Boolean).join(" · ")}</bdi>
        </h3>
      ) : null}
      <ul>
        {own.map((proposal) => (
          <ProposalRow key={proposal.need} {...{ customerId, proposal, mayAdd, onSettled }} />
        ))}
      </ul>
    </div>
  ));
}
