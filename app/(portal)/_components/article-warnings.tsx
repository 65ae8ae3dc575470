import type { ReactNode } from "react";
import { WarningsProvider, type Warned } from "@/components/comebacks/warnings";
import { ClientMessages } from "@/components/page/client-messages";

/** What stands below is warned of what came back and of phantoms; texts travel only where there is something to say. */
export function ArticleWarnings({ children, ...of }: Warned & { children: ReactNode }) {
  if (Object.keys({ ...of.comebacks, ...of.phantoms }).length === 0) return children;
  return (
    <ClientMessages of={["comebacks"]}>
      <WarningsProvider of={of}>{children}</WarningsProvider>
    </ClientMessages>
  );
}
