/** Why somebody reports an opening; labels: `job_openings_report_…`. Without a schema, so that pages may list them. */
export const reportReasons = [
  'asks for money',
  'not a real job',
  'wrong information',
  'discrimination',
  'other',
] as const;
export type ReportReason = (typeof reportReasons)[number];

/** What an administrator makes of the reports of an opening: nothing in it, or taken down. */
export const reportVerdicts = ['dismissed', 'held'] as const;
export type ReportVerdict = (typeof reportVerdicts)[number];

/** Longest explanation of a report. */
export const reportTextMaximum = 1000;

/** From so many different people on, an opening is flagged for the administrators. */
export const reportsUntilFlag = 3;
