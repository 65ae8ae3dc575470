import type { ReactNode } from "react";
import { createPortal } from "react-dom";

/** For a dialog that opens from within a form and holds one of its own: browsers lose what a form inside another sends. */
export const OutsideForms = ({ children }: { children: ReactNode }) => createPortal(children, document.body);
