import { storedOpeningStatuses } from './job-openings.ts';

/** What administrators narrow the openings of all companies to; `held` and `reported` cut across the statuses. */
export const administeredStates = [...storedOpeningStatuses, 'held', 'reported'] as const;
export type AdministeredState = (typeof administeredStates)[number];
