/** Where a stored picture is shown; nothing without one. */
export const pictureAddress = (name: string | null): string | undefined => (name ? `/api/pictures/${name}` : undefined);
