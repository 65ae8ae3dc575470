/** The country sign that a plate is drawn with; null where it is drawn without one. */
export const plateCountries = { FR: "F", CH: "CH", IT: "I", BE: null, LU: null } as const;
