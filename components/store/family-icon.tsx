import {
  Archive,
  ArrowUpFromLine,
  BatteryCharging,
  Brush,
  Cog,
  Disc,
  Disc3,
  Droplet,
  Droplets,
  Gauge,
  Hammer,
  Layers,
  Link2,
  Nut,
  Package,
  PaintBucket,
  PaintRoller,
  Palette,
  Radar,
  Ruler,
  ScanSearch,
  Scissors,
  Shield,
  Snowflake,
  SprayCan,
  Syringe,
  Timer,
  Wind,
  Wrench,
  Zap,
  type IconType,
} from "@/components/drawings/icons";
import { TyreIcon } from "@/components/drawings/tyre-icon";

const icons: Readonly<Record<number, IconType>> = {
  ...{ 101: ArrowUpFromLine, 102: Wind, 103: TyreIcon, 104: Droplets, 105: Snowflake },
  ...{ 201: Wrench, 202: Nut, 203: Scissors, 204: Gauge, 205: Archive },
  ...{ 301: Timer, 302: Syringe, 303: Disc3, 304: Disc, 305: Cog },
  ...{ 401: ScanSearch, 402: BatteryCharging, 403: Ruler, 404: Zap, 405: Radar },
  ...{ 501: SprayCan, 502: Droplet, 503: PaintBucket, 504: Link2, 505: Shield },
  ...{ 601: Hammer, 602: Layers, 603: PaintRoller, 604: Brush, 605: Palette },
};

/** The drawing of a family of the store; a parcel for one of another supplier's. */
export function FamilyIcon({ family }: { family: number }) {
  const Icon = icons[family] ?? Package;
  return <Icon className="size-8 text-ink-3" />;
}
