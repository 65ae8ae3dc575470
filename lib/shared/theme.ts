export const themeCookie = "etabli.theme";
export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

/** The theme to force on the page, or nothing where the system decides. */
export const themeOf = (chosen: string | undefined): "light" | "dark" | undefined =>
  chosen === "light" || chosen === "dark" ? chosen : undefined;
