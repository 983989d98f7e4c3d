/** The versions of the legal texts in force, as recorded when somebody accepts them. */
export const legalVersions = { terms: '2.0', privacy: '2.0' } as const;
