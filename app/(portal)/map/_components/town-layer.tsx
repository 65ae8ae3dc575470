import { useEffect, useState } from "react";
import { loadTowns, namesIn, type Town } from "./towns";
import type { Size, View } from "./view";

/** The names of the largest towns in view, below the marks; the list says the same to those who do not see. */
export function TownLayer({ view, size }: { view: View; size: Size }) {
  const [towns, setTowns] = useState<readonly Town[]>([]);
  useEffect(() => {
    let over = false;
    void loadTowns().then((loaded) => over || setTowns(loaded));
    return () => {
      over = true;
    };
  }, []);
  return namesIn(towns, view, size).map(({ name, dx, dy }) => (
    <span
      key={name}
      aria-hidden
      data-town
      className="pointer-events-none absolute start-0 top-0 text-tiny whitespace-nowrap text-ink-2"
      style={{ transform: `translate(${dx}px, ${dy}px) translate(-50%, -50%)` }}
    >
      {name}
    </span>
  ));
}
