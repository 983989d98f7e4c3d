/** How somebody knows a candidate whom they speak for. */
export const referenceRelations = ['Manager', 'Colleague', 'Client', 'Teacher', 'Other'] as const;
