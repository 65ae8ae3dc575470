/** A line of a pass under its name in `labels`; a date is an ISO day. */
export interface PassField {
  key: string;
  value: string;
  kind?: "date" | "phone";
}

/** What a pass says, in the words of no wallet. */
export interface PassContent {
  /** A random id: never a VIN. */
  serial: string;
  /** Proves to the pass web service that a phone holds the pass. */
  token: string;
  /** Whom the pass is from. */
  organisation: string;
  description: string;
  /** Where the pass's code leads. */
  address: string;
  /** Where phones ask for newer states; null where that is no https address, which wallets refuse. */
  webService: string | null;
  isVoid: boolean;
  plate: PassField[];
  title: PassField;
  front: PassField[];
  below: PassField[];
  back: PassField[];
  /** Names of the lines by language (BCP 47). */
  labels: Record<string, Record<string, string>>;
}

/** The certificate that passes are signed with: Apple's, or one of our own that no iPhone accepts. */
export interface PassCertificate {
  kind: "apple" | "trial";
  /** The pass type, as the certificate names it. */
  type: string;
  endsAt: Date;
}

/** Makes passes for Apple's wallet and those that read its format. */
export interface PassSigner {
  certificate: PassCertificate;
  /** The signed file of a pass. */
  sign(content: PassContent): Promise<Buffer>;
  /** Asks a phone to fetch its passes anew; "gone" when the phone has no wallet any more. Throws when nobody knows. */
  push(token: string): Promise<"told" | "gone">;
}

/** Makes the links by which Google's wallet takes a pass. */
export interface SaveLinks {
  linkOf(content: PassContent): Promise<string>;
}
