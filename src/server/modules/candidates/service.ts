export { readApplicant } from './profile/applicant.ts';
export { findPerson } from './queries.ts';
export { recordView } from './views/service.ts';
