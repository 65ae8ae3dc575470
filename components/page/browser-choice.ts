import { themeCookie, themeOf, type Theme } from "@/lib/shared/theme";

/** Keeps a choice of the reader in this browser for a year; the server reads it with the next page. */
export function remember(name: string, value: string): void {
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=31536000; samesite=lax`;
}

export function rememberTheme(theme: Theme): void {
  remember(themeCookie, theme);
  const forced = themeOf(theme);
  if (forced) document.documentElement.dataset.theme = forced;
  else delete document.documentElement.dataset.theme;
}

/** Folds or unfolds the left menu of the shell. */
export function setMenuFolded(folded: boolean): void {
  document.getElementById("shell")?.setAttribute("data-menu", folded ? "collapsed" : "open");
}
