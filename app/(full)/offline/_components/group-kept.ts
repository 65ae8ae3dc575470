import { isCustomer, vehicleOf } from "@/components/installed/ahead/rules";
import type { KeptPage } from "./list-kept";

interface Groups {
  vehicles: KeptPage[];
  customers: KeptPage[];
  others: KeptPage[];
}

/** Vehicles and customers by their own pages, the latest first; what belongs to a vehicle is found from its page. */
export function groupKept(pages: readonly KeptPage[]): Groups {
  const own = new Set(pages.map(({ path }) => path));
  const groups: Groups = { vehicles: [], customers: [], others: [] };
  for (const page of pages) {
    const base = vehicleOf(page.path);
    if (base === page.path) groups.vehicles.push(page);
    else if (isCustomer(page.path)) groups.customers.push(page);
    else if (base === null || !own.has(base)) groups.others.push(page);
  }
  return groups;
}
