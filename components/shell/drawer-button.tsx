import { Menu as MenuIcon } from "@/components/drawings/icons";
import { usePathname } from "next/navigation";
import { useEffect, useState } from "react";
import { IconButton } from "@/components/ui/button";

/** On a phone the left menu is a drawer: this opens it, a navigation or Escape closes it. */
export function DrawerButton({ label }: { label: string }) {
  const pathname = usePathname();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === pathname;
  useEffect(() => {
    document.getElementById("shell")?.toggleAttribute("data-drawer", open);
    if (!open) return;
    const close = (event: KeyboardEvent) => event.key === "Escape" && setOpenAt(null);
    document.addEventListener("keydown", close);
    return () => document.removeEventListener("keydown", close);
  }, [open]);
  return (
    <IconButton
      variant="ghost"
      label={label}
      aria-expanded={open}
      aria-controls="menu"
      className="md:hidden"
      onClick={() => setOpenAt(open ? null : pathname)}
    >
      <MenuIcon />
    </IconButton>
  );
}
