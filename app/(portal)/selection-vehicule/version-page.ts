const size = 60;

/** Which page of a model's versions the address asks for; anything but a number means the first. */
export function versionPage(asked: string | string[] | undefined): { page: number; size: number } {
  const text = typeof asked === "string" ? asked : "";
  return { page: /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1, size };
}
