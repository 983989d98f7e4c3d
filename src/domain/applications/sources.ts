/** Where a person came from whom a member added by hand; nobody who applies can claim to be one of them. */
export const addedSources = ['by-hand-walk-in', 'by-hand-referral', 'by-hand-cv', 'by-hand-other'] as const;
export type AddedSource = (typeof addedSources)[number];

/** Of those who came with an import from another system. */
export const importedSource = 'by-hand-import';

/** Whoever is asked before they are an applicant came from one of these. */
export const askedSources = [...addedSources, importedSource] as const;

/** How the sources of people who were added by hand begin. */
export const addedPrefix = 'by-hand-';
