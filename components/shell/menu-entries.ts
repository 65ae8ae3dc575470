import {
  Car,
  ChartColumn,
  FileText,
  Globe,
  ListTree,
  Package,
  QrCode,
  Radio,
  ScrollText,
  Share2,
  ShoppingCart,
  UserCog,
  Users,
  Wrench,
  type LucideIcon,
} from "lucide-react";
import type { Right } from "@/lib/shared/rights";

export interface MenuEntry {
  id:
    | "pieces"
    | "identification"
    | "selection"
    | "statsSelector"
    | "v3"
    | "cart"
    | "customers"
    | "quotes"
    | "social"
    | "users"
    | "connected"
    | "qrcodes"
    | "wp"
    | "audit";
  href: string;
  icon: LucideIcon;
  right: Right;
  section?: "workshop" | "administration";
}

/** The left menu in its order; an entry is there only with its right. */
export const menuEntries: readonly MenuEntry[] = [
  { id: "identification", href: "/identification-vehicule", icon: Car, right: "CarIdentifier" },
  { id: "selection", href: "/selection-vehicule", icon: ListTree, right: "CarSelector" },
  { id: "statsSelector", href: "/stats-selector", icon: ChartColumn, right: "StatsSelector" },
  { id: "v3", href: "/v3", icon: Wrench, right: "v3" },
  { id: "pieces", href: "/pieces", icon: Package, right: "PartSelector" },
  { id: "cart", href: "/cart", icon: ShoppingCart, right: "cart", section: "workshop" },
  { id: "customers", href: "/customers", icon: Users, right: "cart", section: "workshop" },
  { id: "quotes", href: "/quotes", icon: FileText, right: "cart", section: "workshop" },
  { id: "social", href: "/social", icon: Share2, right: "Social", section: "workshop" },
  { id: "users", href: "/users", icon: UserCog, right: "UsersAdmin", section: "administration" },
  { id: "connected", href: "/connectedUsers", icon: Radio, right: "admin", section: "administration" },
  { id: "qrcodes", href: "/qrcodes", icon: QrCode, right: "admin", section: "administration" },
  { id: "wp", href: "/wp", icon: Globe, right: "WordPress", section: "administration" },
  { id: "audit", href: "/audit", icon: ScrollText, right: "admin", section: "administration" },
];
