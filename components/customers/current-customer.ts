import { customerCookie } from "@/lib/domains/customers/rules";

const monthSeconds = 30 * 24 * 3600;
export const chooseCustomerEvent = "etabli:choose-customer";

/** The customer whom this browser serves, as the cookie says; the server checks that it is one of the company's. */
export function currentCustomerId(): number | null {
  const found = document.cookie.split("; ").find((part) => part.startsWith(`${customerCookie}=`));
  const id = Number(found?.slice(customerCookie.length + 1));
  return Number.isInteger(id) && id > 0 ? id : null;
}

/** The name of the customer who is served, as the page shows it; null where it shows none. */
export const servedName = (id: number): string | null =>
  document.querySelector(`[data-served="${id}"]`)?.textContent?.trim() ?? null;

export function serveCustomer(id: number | null): void {
  const value = id === null ? "; max-age=0" : `${id}; max-age=${monthSeconds}`;
  document.cookie = `${customerCookie}=${value}; path=/; samesite=lax`;
}

/** What waits for the choice of a customer, and is done once somebody is chosen. */
export type Waiting = () => unknown;

/** Opens the choice of a customer: that of the page where it has one, which then takes the event for itself. */
export function askForCustomer(waiting: Waiting | null = null): void {
  window.dispatchEvent(new CustomEvent(chooseCustomerEvent, { cancelable: true, detail: waiting }));
}

export const waitingFor = (event: Event): Waiting | null => (event as CustomEvent<Waiting | null>).detail;
