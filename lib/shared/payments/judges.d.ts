declare module "sepa-payment-qr-code" {
  interface Transfer {
    name: string;
    iban: string;
    amount: number;
    structuredReference: string;
  }
  export default function generateQrCode(transfer: Transfer): string;
}

declare module "@/node_modules/swissqrbill/lib/cjs/shared/qr-code.cjs" {
  import type { Data } from "swissqrbill/types";

  export function generateQRData(data: Data): string;
}
