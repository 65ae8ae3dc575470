import type { ReactNode } from "react";
import { settleRight } from "@/app/(portal)/_components/settle-status";
import { settleShelf } from "@/app/(portal)/pieces/_components/settle-shelf";

/** Settles the right and the status of a shelf before anything is sent. */
export default async function OePiecesLayout({ children }: { children: ReactNode }) {
  await settleRight();
  await settleShelf("oe");
  return children;
}
