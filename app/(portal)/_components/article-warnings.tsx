import type { ReactNode } from "react";
import { WarningsProvider } from "@/components/comebacks/warnings";
import { ClientMessages } from "@/components/page/client-messages";
import type { Comebacks } from "@/lib/domains/comebacks/schema";

/** What stands below is warned of what came back; texts travel only where there is something to say. */
export function ArticleWarnings({ of, children }: { of: Comebacks; children: ReactNode }) {
  if (Object.keys(of).length === 0) return children;
  return (
    <ClientMessages of={["comebacks"]}>
      <WarningsProvider of={of}>{children}</WarningsProvider>
    </ClientMessages>
  );
}
