interface Kind {
  /** Its content opens something by itself: it lies sealed, is shown to nobody and is emptied once it is of no use. */
  sealed?: true;
  /** Sent to many at once: waits behind what one person writes to another. */
  bulk?: true;
}

/** Every kind of message; its words stand under its name in messages/{language}/mails.json. */
const kinds = {
  quote: {},
  quoteOnline: { sealed: true },
  signInLink: { sealed: true },
  notification: { bulk: true },
  digest: { bulk: true },
} as const satisfies Record<string, Kind>;

export type MailKind = keyof typeof kinds;
export const kindOf = (kind: MailKind): Kind => kinds[kind];
