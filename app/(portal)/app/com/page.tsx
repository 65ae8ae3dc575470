import { companyAppPage, companyAppTitle } from "../_components/company-app";

export const generateMetadata = companyAppTitle("com");

export default companyAppPage("com");
