/** What a scene shows that the sheet of parts has no drawing of, each on a field of 32 by 32. */
export const glyphs = {
  pane: '<path d="M4 24c1-6 3-11 6-15 4-1 8-1 12 0 3 4 5 9 6 15-8-2-16-2-24 0z"/><path d="M11 19l5-7M15 19l3-4" opacity=".7"/>',
  bumper: '<path d="M2 11c9-3 19-3 28 0l-1 8c-8 3-18 3-26 0zM9 14h14v3H9z"/><path d="M5 13v3M27 13v3" opacity=".7"/>',
  bonnet: '<path d="M6 7c6-2 14-2 20 0l3 17c-8 3-18 3-26 0zM11 8 9 24M21 8l2 16"/><path d="M14 22h4" opacity=".7"/>',
  tailgate: '<path d="M7 4h18l4 12-2 13H5L3 16zM8 6.500 6 15h20l-2-8.500z"/><path d="M12 21h8v3h-8z" opacity=".8"/>',
  piston:
    '<path d="M8 3h16v11H8zM8 6h16M8 9h16M14 14v8M18 14v8"/><circle cx="16" cy="25" r="4"/><circle cx="16" cy="12" r="1.500"/>',
  bottle:
    '<path d="M7 10h18v17a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2zM12 10V6h8v4M13 3h6v3h-6zM7 17h18"/><path d="M10 21h5M10 25h5" opacity=".6"/>',
  box: '<path d="M4 9h24v17H4zM4 9l4-4h17l3 4M8 26v2M24 26v2"/><path d="M8 13h6v4H8zM18 13h6v4h-6zM8 21h16" opacity=".7"/>',
  tube: '<path d="M3 11h9v10H3zM12 8h9v16h-9zM21 11h8v10h-8z"/><circle cx="16.5" cy="16" r="4"/><path d="M13.5 19l6-6" opacity=".7"/>',
  sensor:
    '<path d="M11 3h10v6H11zM9 9h14v5H9zM12 14h8v10h-8zM14 24h4v5h-4z"/><path d="M12 17h8M12 20h8" opacity=".6"/>',
  hose: '<path d="M3 8h6c8 0 4 15 12 15h8M3 13h5c7 0 3 15 13 15h8M9 7v7M21 22v7"/><path d="M3 7v7M29 22v7" opacity=".7"/>',
  pump: '<circle cx="16" cy="17" r="9"/><circle cx="16" cy="17" r="3.5"/><path d="M16 8V3h7M7 17H3M25 17h4M10 11l3 3.500M22 11l-3 3.500M16 26v3"/>',
  booster:
    '<path d="M14 5c7-3 14 3 14 11s-7 14-14 11zM14 12H5v8h9M8 12V7h4v5M3 14h2v4H3z"/><path d="M19 7c3 5 3 13 0 18" opacity=".6"/>',
  pipe: '<path d="M3 12h10l6 6h10M3 18h8l6 6h12M3 11v8M29 17v8M11 11v8"/>',
  beam: '<path d="M2 12h28v6H2zM5 18v8h5v-8M22 18v8h5v-8"/><circle cx="7.500" cy="23" r="1.500"/><circle cx="24.500" cy="23" r="1.500"/>',
  bar: '<path d="M3 26v-7c0-4 2-6 6-6h14c4 0 6 2 6 6v7M6 26v-6c0-3 1-4 4-4h12c3 0 4 1 4 4v6M1.500 26h6M24.500 26h6"/>',
  knuckle:
    '<path d="M12 3h8l2 7 5 3-1 7-6 2-2 7h-5l-2-7-5-3 1-7 4-2z"/><circle cx="16" cy="16" r="4.500"/><circle cx="16" cy="5.500" r="1"/>',
  caliperBracket:
    '<path d="M5 5h6v4h10V5h6v22h-6v-4H11v4H5z"/><circle cx="8" cy="12" r="1.500"/><circle cx="8" cy="20" r="1.500"/>',
  tank: '<path d="M4 11c0-2 2-3 4-3h16c3 0 5 2 5 5v9c0 2-2 3-4 3H8c-3 0-4-2-4-4zM12 8V5h6v3M4 16h25" />',
  door: '<path d="M4 29V14L13 3h14a2 2 0 0 1 2 2v24zM7.500 14 14 6h12v8z"/><path d="M20 18h5" opacity=".7"/>',
  mirror:
    '<path d="M5 9h17c4 0 6 3 6 7s-3 7-7 7H9c-3 0-4-3-4-6zM9 23l-3 6h6z"/><path d="M9 13h11c2 0 4 1 4 3" opacity=".6"/>',
  seat: '<path d="M10 3h6l4 15h7c2 0 3 1 3 3v3H10c-2 0-4-1-4-4zM10 24v5M26 24v5"/><path d="M11 8l4 12" opacity=".6"/>',
  belt: '<path d="M12 3 8 27M16 3l10 20M8 27h20M11 3h6"/><path d="M20 20h7v9h-7zM22 24h3" />',
  wheel:
    '<circle cx="16" cy="16" r="13"/><circle cx="16" cy="16" r="4"/><path d="M3.500 14h8.700M20 14h8.500M14 20l-2 8.300M18 20l2 8.300" />',
  pedal: '<path d="M6 3v12l8 8M10 3v10l8 8M11 20h11v8H11zM13 23h7M13 25.500h7"/>',
  lever:
    '<path d="M16 12v12M12 24h8l3 5H9z"/><circle cx="16" cy="7" r="4.500"/><path d="M14 6h1.500M16 9V5.500" opacity=".7"/>',
  stalk: '<path d="M11 8h10v16H11zM21 12l8-4 1 3-9 5M11 16l-9 4 1 3 8-4"/><circle cx="16" cy="16" r="2.500"/>',
  mat: '<path d="M6 4h15l5 6v18H6zM9 7.500h11l3 4V25H9z"/><path d="M11 13h10M11 17h10M11 21h10" opacity=".6"/>',
  fan: '<circle cx="16" cy="16" r="13"/><circle cx="16" cy="16" r="2.500"/><path d="M16 13.500c-4-3-4-7 0-9 3 2 3 6 0 9M18.500 16c3-4 7-4 9 0-2 3-6 3-9 0M16 18.500c4 3 4 7 0 9-3-2-3-6 0-9M13.500 16c-3 4-7 4-9 0 2-3 6-3 9 0"/>',
  chain:
    '<path d="M10 4h12a4 4 0 0 1 4 4v16a4 4 0 0 1-4 4H10a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4zM11 8h10v16H11z" stroke-dasharray="3 1.500"/><circle cx="16" cy="9" r="3.500"/><circle cx="16" cy="23" r="2.500"/>',
  gear: '<circle cx="16" cy="16" r="9"/><circle cx="16" cy="16" r="3.500"/><path d="M16 3v4M16 25v4M3 16h4M25 16h4M7 7l2.500 2.500M22.500 22.500 25 25M25 7l-2.500 2.500M9.500 22.500 7 25"/>',
  camshaft: '<path d="M2 14h28v4H2zM6 9h4v14H6zM14 11h4v12h-4zM22 8h4v13h-4z"/>',
  clamp:
    '<circle cx="16" cy="18" r="10"/><circle cx="16" cy="18" r="7.500"/><path d="M13 9V3h2v5M19 9V3h-2v5M11 5h10"/>',
  hanger:
    '<path d="M16 3c5 0 8 3 8 7v12c0 4-3 7-8 7s-8-3-8-7V10c0-4 3-7 8-7z"/><circle cx="16" cy="10" r="3"/><circle cx="16" cy="22" r="3"/>',
  plate: '<path d="M3 10h26v12H3zM8 10V7M24 10V7"/><path d="M7 14h4v4H7zM14 14h4v4h-4zM21 14h4v4h-4z" opacity=".7"/>',
  camera:
    '<path d="M5 9h22v13H5zM12 22v5h8v-5M9 9V6h6v3"/><circle cx="16" cy="15.500" r="4"/><circle cx="16" cy="15.500" r="1.500"/>',
  valve: '<path d="M13 4h6v16h5l-3 5H11l-3-5h5zM11 4h10" /><path d="M16 25v4" opacity=".7"/>',
  flange:
    '<path d="M4 13h24v6H4zM10 13V6h12v7M10 19v7h12v-7"/><circle cx="7" cy="16" r="1"/><circle cx="25" cy="16" r="1"/>',
};
