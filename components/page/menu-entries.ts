import {
  AppWindow,
  ArrowLeftRight,
  Cable,
  CalendarClock,
  Car,
  CarFront,
  ChartColumn,
  ClipboardList,
  FileText,
  Globe,
  GraduationCap,
  IdCard,
  Layers,
  ListTree,
  Mail,
  Map,
  Monitor,
  Newspaper,
  Package,
  PackageCheck,
  PackagePlus,
  PanelTop,
  QrCode,
  Radio,
  ScanSearch,
  ScrollText,
  SearchCode,
  Send,
  Share2,
  ShoppingCart,
  Smartphone,
  Stethoscope,
  Store,
  Sun,
  type IconType,
  UserCog,
  Users,
  Wrench,
} from "@/components/drawings/icons";
import { TyreIcon } from "@/components/drawings/tyre-icon";
import type { PageAddress } from "@/lib/shared/page-rights";

export interface MenuEntry {
  id:
    | "rse"
    | "smart"
    | "lms"
    | "trainings"
    | "tools"
    | "map"
    | "pieces"
    | "tyres"
    | "used"
    | "store"
    | "identification"
    | "selection"
    | "statsSelector"
    | "v3"
    | "diag"
    | "oeSelector"
    | "partSelectorOe"
    | "today"
    | "cart"
    | "customers"
    | "quotes"
    | "packages"
    | "orders"
    | "operations"
    | "dtc"
    | "ownStock"
    | "vendor"
    | "social"
    | "rseEditor"
    | "smartEditor"
    | "lmsEditor"
    | "v2Editor"
    | "notificationSender"
    | "users"
    | "connected"
    | "qrcodes"
    | "adminIdcar"
    | "dashboard"
    | "wp"
    | "screens"
    | "audit"
    | "mails"
    | "payments"
    | "programs"
    | "appsManager";
  href: PageAddress;
  icon: IconType;
  section?: "workshop" | "administration";
  /** Every reader of the main door has it: who has nothing else has nothing to work with. */
  forAll?: true;
}

/** The left menu in its order; an entry is there for whom its page is open. */
export const menuEntries: readonly MenuEntry[] = [
  { id: "identification", href: "/identification-vehicule", icon: Car },
  { id: "selection", href: "/selection-vehicule", icon: ListTree },
  { id: "statsSelector", href: "/stats-selector", icon: ChartColumn },
  { id: "v3", href: "/v3", icon: Wrench },
  { id: "diag", href: "/diag", icon: Stethoscope },
  { id: "oeSelector", href: "/oe-selector", icon: Cable },
  { id: "partSelectorOe", href: "/part-selector-oe", icon: ScanSearch },
  { id: "pieces", href: "/pieces", icon: Package },
  { id: "tyres", href: "/tireStock", icon: TyreIcon },
  { id: "used", href: "/stock-occasion", icon: CarFront },
  { id: "store", href: "/stock/techauto", icon: Store },
  { id: "map", href: "/map", icon: Map },
  { id: "rse", href: "/rse", icon: Newspaper },
  { id: "smart", href: "/smart", icon: Smartphone },
  { id: "lms", href: "/lms", icon: GraduationCap },
  { id: "trainings", href: "/trainings", icon: CalendarClock },
  { id: "tools", href: "/tools", icon: ArrowLeftRight },
  { id: "today", href: "/today", icon: Sun, section: "workshop" },
  { id: "cart", href: "/cart", icon: ShoppingCart, section: "workshop" },
  { id: "customers", href: "/customers", icon: Users, section: "workshop" },
  { id: "quotes", href: "/quotes", icon: FileText, section: "workshop" },
  { id: "packages", href: "/packages", icon: Layers, section: "workshop" },
  { id: "orders", href: "/orders", icon: PackageCheck, section: "workshop" },
  { id: "operations", href: "/operations", icon: ClipboardList, section: "workshop" },
  { id: "dtc", href: "/dtc", icon: SearchCode, section: "workshop" },
  { id: "ownStock", href: "/own-stock", icon: PackagePlus, section: "workshop" },
  { id: "vendor", href: "/vendor", icon: Store, section: "workshop" },
  { id: "dashboard", href: "/sv5actia", icon: ChartColumn, section: "workshop", forAll: true },
  { id: "social", href: "/social", icon: Share2, section: "workshop" },
  { id: "rseEditor", href: "/rse-editor", icon: PanelTop, section: "administration" },
  { id: "smartEditor", href: "/smart-editor", icon: PanelTop, section: "administration" },
  { id: "lmsEditor", href: "/lms-editor", icon: PanelTop, section: "administration" },
  { id: "v2Editor", href: "/v2-editor", icon: PanelTop, section: "administration" },
  { id: "notificationSender", href: "/notification-sender", icon: Send, section: "administration" },
  { id: "users", href: "/users", icon: UserCog, section: "administration" },
  { id: "connected", href: "/connectedUsers", icon: Radio, section: "administration" },
  { id: "qrcodes", href: "/qrcodes", icon: QrCode, section: "administration" },
  { id: "adminIdcar", href: "/admin-idcar", icon: IdCard, section: "administration" },
  { id: "wp", href: "/wp", icon: Globe, section: "administration" },
  { id: "appsManager", href: "/apps-manager", icon: AppWindow, section: "administration" },
  { id: "screens", href: "/screens", icon: Monitor, section: "administration" },
  { id: "audit", href: "/audit", icon: ScrollText, section: "administration" },
  { id: "mails", href: "/mails", icon: Mail, section: "administration" },
  { id: "programs", href: "/programs", icon: Cable, section: "administration" },
  { id: "payments", href: "/payments", icon: ArrowLeftRight, section: "administration" },
];
