import type { BodyStyle } from "@/components/drawings/silhouette";
import type { PictureView } from "@/lib/domains/catalogue/pictures/rules";

/** What vehicles have in common seen from ahead, behind and below. */
export type Build = "car" | "van" | "truck" | "motorcycle";

const builds: Partial<Record<BodyStyle, Build>> = {
  motorcycle: "motorcycle",
  scooter: "motorcycle",
  ...Object.fromEntries((["truck", "tractor", "bus"] as const).map((body) => [body, "truck" as const])),
  ...Object.fromEntries(
    (["van", "large-van", "minibus", "leisure", "mpv", "suv", "large-suv", "off-road", "pickup"] as const).map(
      (body) => [body, "van" as const],
    ),
  ),
};

export const buildOf = (body: BodyStyle): Build => {
  return builds[body] ?? "car";
};

type Lines = { body: string; details: string };

/** On a field of 120 by 72; seen from below the nose points right, as it does from the side. */
export const art: Record<Build, Record<Exclude<PictureView, "side">, Lines>> = {
  car: {
    front: {
      body: "M26 58V42c0-4 1-7 4-9l8-13c2-4 5-6 10-6h24c5 0 8 2 10 6l8 13c3 2 4 5 4 9v16zM29 58v6h9v-6M82 58v6h9v-6",
      details: "M37 33l6-11c1-2 3-3 5-3h24c2 0 4 1 5 3l6 11zM46 44h28v7H46zM29 41h12v6H30zM91 41H79v6h11zM27 54h66",
    },
    rear: {
      body: "M26 58V42c0-4 1-7 4-9l8-13c2-4 5-6 10-6h24c5 0 8 2 10 6l8 13c3 2 4 5 4 9v16zM29 58v6h9v-6M82 58v6h9v-6",
      details:
        "M38 31l5-9c1-2 3-3 5-3h24c2 0 4 1 5 3l5 9zM28 36h9v9h-8zM92 36h-9v9h8zM50 43h20v5H50zM27 53h66M74 58v3h6v-3",
    },
    underbody: {
      body: "M16 18h86c6 0 10 4 12 10v16c-2 6-6 10-12 10H16c-5 0-8-4-8-9V27c0-5 3-9 8-9zM24 12h16v6H24zM24 54h16v6H24zM80 12h16v6H80zM80 54h16v6H80z",
      details: "M32 18v36M88 18v36M84 26h22v20H84zM70 30h14v12H70zM70 36H44M42 24h10v24H42zM70 46H58c-4 0-4 4-8 4H12",
    },
  },
  van: {
    front: {
      body: "M27 58V20c0-6 3-10 9-10h48c6 0 9 4 9 10v38zM30 58v6h9v-6M81 58v6h9v-6",
      details: "M33 32V20c0-3 2-5 5-5h44c3 0 5 2 5 5v12zM45 43h30v8H45zM29 40h11v7H29zM91 40H80v7h11zM27 54h66",
    },
    rear: {
      body: "M27 58V20c0-6 3-10 9-10h48c6 0 9 4 9 10v38zM30 58v6h9v-6M81 58v6h9v-6",
      details:
        "M34 29V19c0-2 1-4 4-4h20v14zM86 29V19c0-2-1-4-4-4H62v14zM60 12v42M28 33h6v12h-6zM92 33h-6v12h6zM27 54h66M74 58v3h6v-3",
    },
    underbody: {
      body: "M14 16h88c7 0 11 5 12 12v16c-1 7-5 12-12 12H14c-4 0-7-3-7-8V24c0-5 3-8 7-8zM22 10h17v6H22zM22 56h17v6H22zM80 10h17v6H80zM80 56h17v6H80z",
      details: "M31 16v40M88 16v40M86 26h20v20H86zM72 30h14v12H72zM72 36H31M42 22h12v12H42zM72 46H58c-4 0-4 5-8 5H10",
    },
  },
  truck: {
    front: {
      body: "M28 58V12c0-4 2-6 6-6h52c4 0 6 2 6 6v46zM30 58v7h10v-7M80 58v7h10v-7M28 20h-5v12h5M92 20h5v12h-5",
      details: "M33 30V15c0-2 1-4 3-4h48c2 0 3 2 3 4v15zM40 36h40v9H40zM31 48h13v5H31zM89 48H76v5h13zM28 56h64",
    },
    rear: {
      body: "M26 54V6h68v48zM32 54v11h10V54M78 54v11h10V54M28 54h64",
      details: "M60 6v48M30 10h26v40H30zM64 10h26v40H64zM44 57h10v4H44zM66 57h10v4H66z",
    },
    underbody: {
      body: "M8 20h104v32H8zM16 12h18v8H16zM16 52h18v8H16zM84 12h18v8H84zM84 52h18v8H84z",
      details:
        "M8 30h104M8 42h104M25 20v32M93 20v32M90 28h20v16H90zM74 31h16v10H74zM74 36H25M50 44h18v7H50zM72 22h10v6H72z",
    },
  },
  motorcycle: {
    front: {
      body: "M55 40v20c0 6 10 6 10 0V40zM50 26h20l-3 16H53zM36 24l14 4M84 24l-14 4",
      details: "M53 27h14v9H53zM34 16h8v5h-8zM78 16h8v5h-8zM55 46h10M52 20c2-6 14-6 16 0",
    },
    rear: {
      body: "M55 40v20c0 6 10 6 10 0V40zM49 26h22l-4 14H53zM36 22l14 5M84 22l-14 5",
      details: "M54 31h12v5H54zM34 14h8v5h-8zM78 14h8v5h-8zM55 42h10v6H55zM68 46h8v8h-6z",
    },
    underbody: {
      body: "M14 32h26v8H14zM82 32h26v8H82zM38 30h46v12H38zM92 20v8M92 44v8",
      details: "M54 26h18v20H54zM40 36h14M72 42H30c-4 0-4 4-8 4h-8M44 30v12",
    },
  },
};
