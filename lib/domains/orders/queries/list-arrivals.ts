import { companyOf, requireRight, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import type { OrderState } from "../rules";
import type { TransmissionState } from "../schema";

/** What of a customer's order lies at the counter, and what is still to come. */
export interface Arrival {
  orderId: string;
  customerId: number;
  state: OrderState;
  transmission: TransmissionState;
  arrivalOn: string | null;
  arrivalHour: number | null;
  arrived: number;
  awaited: number;
}

const most = 300;
const arrivals = {
  name: "order_arrivals",
  text: `select o.number as "orderId", o.customer_id as "customerId", o.state, t.state as transmission,
      o.arrival_on as "arrivalOn", o.arrival_hour as "arrivalHour", s.arrived, s.awaited
    from purchase_order o
      join order_transmission t on t.company_id = o.company_id and t.order_id = o.id
      cross join lateral (select sum(counter)::int as arrived, sum(waiting)::int as awaited from order_line l
        where l.company_id = o.company_id and l.order_id = o.id) s
    where o.company_id = $1 and o.customer_id is not null and s.arrived + s.awaited > 0
      and o.state in ('placed', 'confirmed', 'partly-shipped', 'shipped', 'delivered')
      and t.state not in ('refused', 'withdrawn')
    order by o.arrival_on, o.id limit ${most}`,
};

/** The orders of customers of which pieces lie at the counter or are to come, by the day of their arrival. */
export async function listArrivals(actor: Actor): Promise<Arrival[]> {
  requireRight(actor, "cart");
  return read<Arrival>(arrivals, [companyOf(actor)]);
}
