/** By which a tab that has come back from the company's sign-in tells the others. */
export const confirmedChannel = 'confirmed-by-company';
