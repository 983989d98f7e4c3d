export { readRecentDays, recentDays } from './figures-service.ts';
export { isOwn, mayChange, mayReview } from './policy.ts';
export { type ApplicationRecord, findApplication, findOwn, insertEvent, lockApplication } from './queries.ts';
export { recordApplicantView } from './views-service.ts';
