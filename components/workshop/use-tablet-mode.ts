import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { useEffect, useState } from "react";

/** The reduced layout with large targets: on from an address with mode=tablette, kept while the workshop is open. */
export function useTabletMode(): { on: boolean; toggle: () => void } {
  const query = useSearchParams();
  const router = useRouter();
  const pathname = usePathname();
  const asked = query.get("mode") === "tablette";
  const [on, setOn] = useState(asked);
  if (asked && !on) setOn(true);
  useEffect(() => {
    const root = document.documentElement;
    root.toggleAttribute("data-tablet", on);
    return () => root.removeAttribute("data-tablet");
  }, [on]);
  const toggle = () => {
    setOn(!on);
    if (!asked) return;
    const rest = new URLSearchParams(query);
    rest.delete("mode");
    router.replace(rest.size > 0 ? `${pathname}?${rest}` : pathname);
  };
  return { on, toggle };
}
