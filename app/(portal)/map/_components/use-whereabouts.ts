import { useTranslations } from "next-intl";
import { useState } from "react";
import { leaveFor } from "@/components/page/leave-for";
import { useAction } from "@/components/page/use-action";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/api/client";
import type { Place } from "@/lib/domains/places/schema";

const patienceMs = 10_000;

/** Only a document that came as the map may ask where the reader is: another page's policy stays with its document. */
function cameAsMap(): boolean {
  const [entry] = performance.getEntriesByType("navigation");
  return entry ? new URL(entry.name).pathname === "/map" : true;
}

const position = (): Promise<GeolocationPosition> =>
  new Promise((resolve, reject) => {
    if (!("geolocation" in navigator)) return reject(new Error("none"));
    navigator.geolocation.getCurrentPosition(resolve, reject, { timeout: patienceMs, maximumAge: 300_000 });
  });

/** Asks where the reader is and finds the place nearest to it. */
export function useWhereabouts(onFound: (place: Place) => void) {
  const t = useTranslations("map");
  const [isAsking, setAsking] = useState(false);
  const { busy, run } = useAction(() => t("locateFailed"));
  const locate = async (): Promise<void> => {
    if (!cameAsMap()) {
      const here = new URL(window.location.href);
      here.searchParams.set("locate", "1");
      await leaveFor(`${here.pathname}${here.search}`);
      return;
    }
    setAsking(true);
    const found = await position().catch(() => null);
    setAsking(false);
    if (!found) return void toast.warning(t("locateRefused"));
    const { latitude: lat, longitude: lng } = found.coords;
    await run(async () => {
      const { place } = await call("get", "/map/nearest", { query: { lat, lng } });
      if (place) onFound(place);
      else toast.warning(t("locateFar"));
    });
  };
  return { busy: busy || isAsking, locate };
}
