"use client";

import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode, type ToggleEvent } from "react";
import { flushSync } from "react-dom";
import { buttonClasses, iconButtonClasses, type ButtonSize, type ButtonVariant } from "./button-style";
import { itemForKey, menuItems } from "./menu-keys";
import { MenuEntry, type MenuItem } from "./menu-entry";
import { placePopover } from "./place-popover";

type MenuProps = {
  label: string;
  trigger: ReactNode;
  /** Asked for when the menu opens. */
  items: () => readonly MenuItem[];
  icon?: boolean;
  variant?: ButtonVariant;
  size?: ButtonSize;
  align?: "start" | "end";
  className?: string;
};

/** A button that opens a list of actions; arrows, Home, End, first letters, Escape. */
export function Menu({ label, trigger, items, icon, variant, size, align = "start", className }: MenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const enterAtEnd = useRef(false);
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);

  useEffect(() => {
    if (!open) return;
    const follow = () => menu.current && button.current && placePopover(menu.current, button.current, align);
    window.addEventListener("scroll", follow, { capture: true, passive: true });
    window.addEventListener("resize", follow);
    return () => {
      window.removeEventListener("scroll", follow, { capture: true });
      window.removeEventListener("resize", follow);
    };
  }, [open, align]);

  const close = () => {
    menu.current?.hidePopover();
    button.current?.focus();
  };
  const beforeToggle = (event: ToggleEvent<HTMLDivElement>) => {
    if (event.newState !== "open" || !button.current) return;
    flushSync(() => setWanted(true));
    placePopover(event.currentTarget, button.current, align);
  };
  const toggled = (event: ToggleEvent<HTMLDivElement>) => {
    const opened = event.newState === "open";
    setOpen(opened);
    if (opened)
      menuItems(event.currentTarget)
        .at(enterAtEnd.current ? -1 : 0)
        ?.focus();
    enterAtEnd.current = false;
  };
  const triggerKey = (event: KeyboardEvent) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    enterAtEnd.current = event.key === "ArrowUp";
    menu.current?.showPopover();
  };
  const menuKey = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      return close();
    }
    if (event.key === "Tab") return menu.current?.hidePopover();
    const next = itemForKey(menuItems(event.currentTarget), document.activeElement, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };

  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={id}
        aria-label={icon ? label : undefined}
        title={icon ? label : undefined}
        onKeyDown={triggerKey}
        className={icon ? iconButtonClasses(variant, size, className) : buttonClasses(variant, size, className)}
      >
        {trigger}
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="menu"
        aria-label={label}
        onBeforeToggle={beforeToggle}
        onToggle={toggled}
        onKeyDown={menuKey}
        className="fixed m-0 min-w-44 max-w-80 overflow-y-auto rounded-md border border-line bg-paper p-1 text-ink shadow-float"
      >
        {wanted ? items().map((item) => <MenuEntry key={item.id} item={item} onChosen={close} />) : null}
      </div>
    </>
  );
}
