/** The id in a notification's links: 128 random bits in base64url, those of the demonstration somewhat longer. */
export const isNotificationId = (text: string): boolean => /^[\w-]{22,40}$/.test(text);
