import { useSearchParams } from "next/navigation";
import { useState } from "react";
import { keepInAddress } from "@/components/catalogue/search/address-text";

const word = "position";

/** The chosen position of a plate, kept in its address: whoever comes back from a part finds it open. */
export function useChosenPosition(positions: ReadonlySet<string>) {
  const asked = useSearchParams().get(word);
  const [chosen, setChosen] = useState(asked !== null && positions.has(asked) ? asked : null);
  const toggle = (position: string) => {
    const next = position === chosen ? null : position;
    setChosen(next);
    keepInAddress(word, next ?? "");
  };
  return { chosen, toggle };
}
