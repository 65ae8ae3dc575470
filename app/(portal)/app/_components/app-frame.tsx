"use client";

import { useEffect } from "react";
import { keepHere, readKept } from "@/components/page/kept-here";
import { ToolFrame } from "@/components/vehicles/tool-frame";

const keptName = "frame-asked";

interface Props {
  title: string;
  address: string;
  own: boolean;
  strict?: boolean;
}

/**
 * An app in its frame. The policy of a page is that of the moment when its document was loaded: where the address came
 * later, the document is loaded once more.
 */
export function AppFrame({ title, address, own, strict }: Props) {
  useEffect(() => {
    const reloadOnce = (event: SecurityPolicyViolationEvent) => {
      if (event.effectiveDirective !== "frame-src" || readKept("tab", keptName) === address) return;
      keepHere("tab", keptName, address);
      window.location.reload();
    };
    document.addEventListener("securitypolicyviolation", reloadOnce);
    return () => document.removeEventListener("securitypolicyviolation", reloadOnce);
  }, [address]);
  return <ToolFrame tool={title} address={address} own={own} strict={strict} />;
}
