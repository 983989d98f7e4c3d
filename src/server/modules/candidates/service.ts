export { tieOfCompany } from './policy.ts';
export { readApplicant } from './profile/applicant.ts';
export { eligibilityOf, type OwnWishes, readOwnWishes } from './profile/eligibility.ts';
export { findPerson, findPersonByShareId, hasIntroduction, markWishesKept } from './queries.ts';
export { openPhone } from './sealed.ts';
export { openCandidate } from './signup/opened-service.ts';
export { recordExportedViews, recordView } from './views/service.ts';
