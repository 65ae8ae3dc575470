import { useEffect, useState } from "react";
import { call } from "@/lib/api/client";
import type { CompanyOfRegister } from "@/lib/domains/customers/register/schema";

const idleMs = 300;
const shortest = 2;
const none: CompanyOfRegister[] = [];

/** What the register completes a text to; none for one that is too short to ask. */
export const askCompanies = async (text: string, signal?: AbortSignal): Promise<CompanyOfRegister[]> =>
  text.length < shortest ? none : call("get", "/completion/siren/{q}", { params: { q: text }, signal });

/** What the register completes a typed text to, once typing rests; empty until known and for another text. */
export function useCompanies(text: string): CompanyOfRegister[] {
  const q = text.trim();
  const [found, setFound] = useState({ q: "", companies: none });
  useEffect(() => {
    if (q.length < shortest) return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      askCompanies(q, stop.signal).then(
        (companies) => setFound({ q, companies }),
        () => undefined,
      );
    }, idleMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [q]);
  return found.q === q ? found.companies : none;
}
