import { companyAppPage, companyAppTitle } from "../_components/company-app";

export const generateMetadata = companyAppTitle("visio");

export default companyAppPage("visio");
