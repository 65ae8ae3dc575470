import { useCallback, useEffect, useState } from "react";
import { call } from "@/lib/api/client";

/** An address of the content-management site that signs the reader in, good once: null while it is asked for. */
export function useSiteAddress(to: string) {
  const [asked, setAsked] = useState(0);
  const [found, setFound] = useState<{ asked: number; url: string | null } | null>(null);
  useEffect(() => {
    let gone = false;
    const tell = (url: string | null) => void (gone || setFound({ asked, url }));
    call("get", "/wp-auth", { query: { to } }).then(
      ({ url }) => tell(url),
      () => tell(null),
    );
    return () => void (gone = true);
  }, [asked, to]);
  const again = useCallback(() => setAsked((before) => before + 1), []);
  const current = found?.asked === asked ? found : null;
  return { url: current?.url ?? null, failed: current !== null && current.url === null, again };
}
