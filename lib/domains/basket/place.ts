/** What stands for the company itself where a customer's number would. */
export const companyItself = "company";

/** Where it is read and ordered. */
export const basketPlace = `/cart?tab=${companyItself}`;

/** The one channel that sells to the company itself. */
export const basketChannel = "Techauto";
