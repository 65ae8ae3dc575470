import type { RefObject } from "react";
import { useFreePlace } from "./use-free-place";

export { ToastCard } from "./toast-card";

interface Props {
  of: RefObject<HTMLElement | null>;
  shown: unknown;
  inside: unknown;
}

/** Keeps what is shown where it covers nothing that is pressed. */
export function ToastPlace({ of, shown, inside }: Props) {
  useFreePlace(of, shown, inside);
  return null;
}
