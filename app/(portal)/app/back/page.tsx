import { companyAppPage, companyAppTitle } from "../_components/company-app";

export const generateMetadata = companyAppTitle("back");

export default companyAppPage("back");
