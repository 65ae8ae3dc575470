/** What a month's file holds: its days, its vehicles, its interfaces of diagnosis. */
export const fileKinds = ["hits", "vehicles", "vci"] as const;
export type FileKind = (typeof fileKinds)[number];

/** What the file of a month (ISO, its first day) is called. */
export const fileName = (kind: FileKind, month: string): string => `${kind}-${month.slice(0, 7)}.csv`;

/** What a file may be called: nothing that leads anywhere else. */
export const namedFile = /^(hits|vehicles|vci)-\d{4}-(0[1-9]|1[0-2])\.csv$/;
