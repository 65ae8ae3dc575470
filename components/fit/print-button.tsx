"use client";

import { Printer } from "@/components/drawings/icons";
import { Button } from "@/components/ui/button";

export function PrintButton({ label }: { label: string }) {
  return (
    <Button onClick={() => window.print()}>
      <Printer />
      {label}
    </Button>
  );
}
