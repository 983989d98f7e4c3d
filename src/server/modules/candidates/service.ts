export { readApplicant } from './profile/applicant.ts';
export { type OwnWishes, readOwnWishes } from './profile/eligibility.ts';
export { findPerson } from './queries.ts';
export { recordView } from './views/service.ts';
