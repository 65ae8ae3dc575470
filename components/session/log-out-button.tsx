"use client";

import { LogOut } from "@/components/drawings/icons";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { call } from "@/lib/api/client";

interface Props {
  leadsTo: string;
  /** How its notice and its button stand. */
  className?: string;
}

/** Leaves the session where there is no header to leave it from. */
export function LogOutButton({ leadsTo, className = "mt-4 grid gap-2" }: Props) {
  const t = useTranslations("login");
  const [state, setState] = useState<"idle" | "busy" | "failed">("idle");
  const leave = () => {
    setState("busy");
    call("post", "/logout").then(
      ({ next }) => window.location.assign(next ?? leadsTo),
      () => setState("failed"),
    );
  };
  return (
    <div className={className}>
      <p aria-live="assertive" className="text-data font-medium text-no empty:hidden">
        {state === "failed" ? t("offline") : null}
      </p>
      <Button variant="ghost" busy={state === "busy"} onClick={leave}>
        <LogOut />
        {t("v2.logout")}
      </Button>
    </div>
  );
}
