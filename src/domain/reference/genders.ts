/** Gender (specification, section 3). */
export const genders = ['Male', 'Female'] as const;
