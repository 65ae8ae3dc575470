import type { ReactNode } from "react";
import { settleRight } from "@/app/(portal)/_components/settle-status";

/** Settles the right before a loading view is sent. */
export default async function DiagLayout({ children }: { children: ReactNode }) {
  await settleRight();
  return children;
}
