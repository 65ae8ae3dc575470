import { companyAppPage, companyAppTitle } from "../_components/company-app";

export const generateMetadata = companyAppTitle("help");

export default companyAppPage("help");
