import type { ReactElement } from "react";
import { drawingHref } from "./sheet-versions";

export type IconType = (props: { className?: string }) => ReactElement;

/** An icon of the sheet public/drawings/icons.svg, which `npm run icons` draws anew: pages carry a reference alone. */
function icon(name: string): IconType {
  const href = drawingHref("icons", name);
  return function Icon({ className }) {
    return (
      <svg aria-hidden className={className ? `icon ${className}` : "icon"}>
        <use href={href} />
      </svg>
    );
  };
}

export const AppWindow = icon("app-window");
export const ArrowLeftRight = icon("arrow-left-right");
export const Building2 = icon("building-2");
export const Cable = icon("cable");
export const CalendarClock = icon("calendar-clock");
export const Camera = icon("camera");
export const Car = icon("car");
export const CarFront = icon("car-front");
export const ChartColumn = icon("chart-column");
export const Check = icon("check");
export const ChevronDown = icon("chevron-down");
export const ChevronUp = icon("chevron-up");
export const ChevronsUpDown = icon("chevrons-up-down");
export const CircleAlert = icon("circle-alert");
export const CircleCheck = icon("circle-check");
export const CircleHelp = icon("circle-help");
export const ClipboardList = icon("clipboard-list");
export const Command = icon("command");
export const Copy = icon("copy");
export const CornerDownRight = icon("corner-down-right");
export const Download = icon("download");
export const Ellipsis = icon("ellipsis");
export const ExternalLink = icon("external-link");
export const Eye = icon("eye");
export const EyeOff = icon("eye-off");
export const FilePlus2 = icon("file-plus-2");
export const FileText = icon("file-text");
export const Globe = icon("globe");
export const GraduationCap = icon("graduation-cap");
export const GripVertical = icon("grip-vertical");
export const House = icon("house");
export const ImageOff = icon("image-off");
export const Images = icon("images");
export const Info = icon("info");
export const KeyRound = icon("key-round");
export const Languages = icon("languages");
export const LayoutGrid = icon("layout-grid");
export const LifeBuoy = icon("life-buoy");
export const Lightbulb = icon("lightbulb");
export const ListTree = icon("list-tree");
export const LogOut = icon("log-out");
export const Mail = icon("mail");
export const MapPin = icon("map-pin");
export const Maximize = icon("maximize");
export const Menu = icon("menu");
export const MessageSquareText = icon("message-square-text");
export const Microscope = icon("microscope");
export const Minimize = icon("minimize");
export const Monitor = icon("monitor");
export const Moon = icon("moon");
export const Newspaper = icon("newspaper");
export const Package = icon("package");
export const PackagePlus = icon("package-plus");
export const PanelLeftClose = icon("panel-left-close");
export const PanelLeftOpen = icon("panel-left-open");
export const PanelTop = icon("panel-top");
export const Pause = icon("pause");
export const Phone = icon("phone");
export const Play = icon("play");
export const Plus = icon("plus");
export const Printer = icon("printer");
export const QrCode = icon("qr-code");
export const Radio = icon("radio");
export const RefreshCw = icon("refresh-cw");
export const RotateCw = icon("rotate-cw");
export const ScanLine = icon("scan-line");
export const ScanSearch = icon("scan-search");
export const ScrollText = icon("scroll-text");
export const Search = icon("search");
export const SearchCode = icon("search-code");
export const Share2 = icon("share-2");
export const ShoppingCart = icon("shopping-cart");
export const Smartphone = icon("smartphone");
export const Star = icon("star");
export const Stethoscope = icon("stethoscope");
export const Sun = icon("sun");
export const Tablet = icon("tablet");
export const Trash2 = icon("trash-2");
export const TriangleAlert = icon("triangle-alert");
export const User = icon("user");
export const UserCog = icon("user-cog");
export const UserRound = icon("user-round");
export const Users = icon("users");
export const VideoOff = icon("video-off");
export const Wrench = icon("wrench");
export const X = icon("x");
export const Zap = icon("zap");
