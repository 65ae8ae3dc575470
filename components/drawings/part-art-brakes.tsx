import type { ReactNode } from "react";

/** Brakes and wheels, each on a 32 by 32 field. */
export const brakeArt = {
  brakes: (
    <>
      <path d="M21.5 24.6A11 11 0 1 1 21.5 7.4" />
      <circle cx="14.5" cy="16" r="4" />
      <path d="M14.5 9v.01M8 13.5v.01M8 18.5v.01M14.5 23v.01" strokeWidth="1.8" />
      <path d="M21.5 6c4.5 1.5 7.5 5.5 7.5 10s-3 8.5-7.5 10l-2.5-5c2-1 3.2-2.8 3.2-5s-1.2-4-3.2-5zM26 12.5h2.3M26 19.5h2.3" />
    </>
  ),
  brakePads: (
    <>
      <path d="M5 20.5c0-8 5-12 11-12s11 4 11 12l-3 3H8z" />
      <path d="M9 19.5c0-5 3-7 7-7s7 2 7 7M16 12.5v11" />
      <path d="M5 20.5H2.8v-3h2.6M27 20.5h2.2v-3h-2.6" />
    </>
  ),
  brakeDisc: (
    <>
      <circle cx="16" cy="16" r="12" />
      <circle cx="16" cy="16" r="6.5" />
      <circle cx="16" cy="16" r="2.5" />
      <path d="M16 11.5v.01M20.3 14.6v.01M18.6 19.7v.01M13.4 19.7v.01M11.7 14.6v.01" strokeWidth="1.8" />
      <path d="M16 6.2v1.2M22.9 9.1l-.9.9M25.8 16h-1.2M22.9 22.9l-.9-.9M16 25.8v-1.2M9.1 22.9l.9-.9M6.2 16h1.2M9.1 9.1l.9.9" />
    </>
  ),
  brakeDrum: (
    <>
      <path d="M6 9.5c0-2 4.5-4 10-4s10 2 10 4v12c0 3-4.5 5-10 5s-10-2-10-5z" />
      <ellipse cx="16" cy="9.5" rx="10" ry="4" />
      <ellipse cx="16" cy="9.5" rx="3.5" ry="1.3" />
      <path d="M6 19c0 3 4.5 5 10 5s10-2 10-5" />
    </>
  ),
  shockAbsorber: (
    <>
      <path d="m10.5 21.5 7-9.5 5 3.7-7 9.5z" />
      <path d="m19 14 4.5-6.1M21.2 15.5l.1-.1M8.5 24.3l2.4-3.3M14 26" />
      <path d="m16 14 5 3.7" />
      <circle cx="25" cy="6" r="2.3" />
      <path d="m13 23.4-2.3 3" />
      <circle cx="9.5" cy="27.5" r="2.3" />
    </>
  ),
  spring: (
    <path d="M9 5.5h12c2.5 0 2.5 3 0 3.3L11 11c-2.5.4-2.5 3.3 0 3.3h10c2.5 0 2.5 3 0 3.3L11 20c-2.5.4-2.5 3.2 0 3.2h10c2.5 0 2.5 3 0 3.3H9M11 14.3l10-2.2c2-.4 2-3.3 0-3.3H11M11 23.2l10-2.3c2-.4 2-3.3 0-3.3H11" />
  ),
  suspension: (
    <>
      <path d="M9.5 5.5h13M16 2.8v2.7" />
      <path d="M11 8.3 21.5 6M10.5 12.3l11.5-2.8M10.5 16.3 22 13.5M10.5 20l11.5-2.6" />
      <path
        d="M21.5 6c1.5 1 1.5 2.5.5 3.5s1 3 0 4 1 2.9 0 3.9M11 8.3c-1.5 1-1.5 3-.5 4s-1 3 0 4-1 2.7 0 3.7"
        opacity=".7"
      />
      <path d="M9 21.5h14M13 21.5v4.5M19 21.5V26" />
      <circle cx="16" cy="27" r="2.5" />
    </>
  ),
  controlArm: (
    <>
      <circle cx="6.5" cy="8" r="3" />
      <circle cx="25.5" cy="8" r="3" />
      <circle cx="6.5" cy="8" r="1" />
      <circle cx="25.5" cy="8" r="1" />
      <path d="M4.5 10.3 13 26a3.4 3.4 0 0 0 6 0l8.5-15.7M9.3 9.2 14 17.5a2.3 2.3 0 0 0 4 0l4.7-8.3" />
      <circle cx="16" cy="24.3" r="1.6" />
    </>
  ),
  wheelBearing: (
    <>
      <circle cx="16" cy="16" r="12" />
      <circle cx="16" cy="16" r="10" />
      <circle cx="16" cy="16" r="5.5" />
      <circle cx="16" cy="16" r="3.5" />
      {Array.from({ length: 8 }, (_, index) => (
        <circle
          key={index}
          cx={(16 + 7.75 * Math.cos((index * Math.PI) / 4)).toFixed(1)}
          cy={(16 + 7.75 * Math.sin((index * Math.PI) / 4)).toFixed(1)}
          r="1.7"
        />
      ))}
    </>
  ),
  tieRod: (
    <>
      <circle cx="10" cy="18" r="5" />
      <circle cx="10" cy="18" r="2" />
      <path d="M7.5 13.6 8.5 8h3l1 5.6M8.8 8V4.5h2.4V8" />
      <path d="M14.7 16.3 26 16v4l-11.3-.3M26 15.2h3.5v5.6H26zM18 16.3v3.4M20 16.2v3.5M22 16.2v3.6" />
    </>
  ),
  steering: (
    <>
      <circle cx="16" cy="16" r="12" />
      <circle cx="16" cy="16" r="9.8" />
      <path d="M6.3 14.5c3-.3 5-.5 6.5-1.5 1-.7 2-1 3.2-1s2.2.3 3.2 1c1.5 1 3.5 1.2 6.5 1.5M6.5 18c4 0 6.5 2.5 7.5 7.5M25.5 18c-4 0-6.5 2.5-7.5 7.5" />
      <circle cx="16" cy="16.5" r="1.8" />
    </>
  ),
  tyres: (
    <>
      <circle cx="16" cy="16" r="12.5" />
      <circle cx="16" cy="16" r="7.5" />
      <circle cx="16" cy="16" r="2" />
      <path d="M16 14V8.5M17.9 15.4l5.2-1.7M17.2 17.6l3.2 4.5M14.8 17.6l-3.2 4.5M14.1 15.4l-5.2-1.7" />
      <path d="m12 4.2 1 2M20 4.2l-1 2M27.8 12l-2 1M27.8 20l-2-1M20 27.8l-1-2M12 27.8l1-2M4.2 20l2-1M4.2 12l2 1" />
    </>
  ),
} satisfies Record<string, ReactNode>;
