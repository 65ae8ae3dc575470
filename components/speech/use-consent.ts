import { useEffect, useState } from "react";
import { call } from "@/lib/api/client";

const name = "speechConsent";

/** Whether the person has agreed that sound may leave their device; null until that is known. It is kept for the person. */
export function useConsent() {
  const [given, setGiven] = useState<boolean | null>(null);
  useEffect(() => {
    // Who cannot be asked about is asked again.
    call("get", "/userSettings").then(
      (settings) => setGiven(settings[name] === true),
      () => setGiven(false),
    );
  }, []);
  const give = () => {
    setGiven(true);
    // Not kept, the question comes again.
    void call("post", "/setUserPreference", { body: { name, value: true } }).catch(() => undefined);
  };
  return { given, give };
}
