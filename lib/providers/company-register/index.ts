import { env } from "@/lib/platform/env";
import { oncePerProcess } from "@/lib/platform/shared-state";
import { embeddedRegister } from "./embedded";
import { makeEntreprisesRegister } from "./entreprises/client";
import type { CompanyRegister } from "./port";

/** The register of this installation: the one that ETABLI_COMPANY_REGISTER_URL names, else the embedded one. */
export const companyRegister = (): CompanyRegister => oncePerProcess("company-register", choose);

function choose(): CompanyRegister {
  const settings = env();
  if (!settings.ETABLI_COMPANY_REGISTER_URL) return embeddedRegister;
  return makeEntreprisesRegister({
    url: settings.ETABLI_COMPANY_REGISTER_URL,
    key: settings.ETABLI_COMPANY_REGISTER_KEY,
    keyHeader: settings.ETABLI_COMPANY_REGISTER_KEY_HEADER,
  });
}
