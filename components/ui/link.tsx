"use client";

import NextLink from "next/link";
import { useState, type ComponentProps } from "react";

type Props = Omit<ComponentProps<typeof NextLink>, "prefetch"> & {
  /** False where a page is too dear to be asked for by a pointer that only passes. */
  prefetch?: false;
};

/**
 * The house's link. Its page is fetched in advance once somebody points at it, touches it or comes to it by keys: menu and
 * screen bear eighty links, and to fetch them all would cost server and browser a third more for every page.
 */
export function Link({ prefetch, onPointerEnter, onTouchStart, onFocus, ...rest }: Props) {
  const [wanted, setWanted] = useState(false);
  return (
    <NextLink
      {...rest}
      prefetch={prefetch ?? (wanted ? null : false)}
      onPointerEnter={(event) => {
        setWanted(true);
        onPointerEnter?.(event);
      }}
      onTouchStart={(event) => {
        setWanted(true);
        onTouchStart?.(event);
      }}
      onFocus={(event) => {
        setWanted(true);
        onFocus?.(event);
      }}
    />
  );
}
