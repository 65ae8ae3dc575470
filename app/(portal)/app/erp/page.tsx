import { companyAppPage, companyAppTitle } from "../_components/company-app";

export const generateMetadata = companyAppTitle("erp");

export default companyAppPage("erp");
