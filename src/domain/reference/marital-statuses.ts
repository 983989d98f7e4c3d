/** Marital status of a candidate; optional, and never public unless the candidate says so. */
export const maritalStatuses = ['Single', 'Married', 'Divorced', 'Widowed'] as const;
