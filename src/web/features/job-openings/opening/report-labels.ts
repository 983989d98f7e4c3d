import type { ReportReason } from '#domain/job-openings/report-reasons.ts';
import { m } from '#texts/messages.js';

/** What people say is wrong with an opening. */
export const reportLabels: Readonly<Record<ReportReason, () => string>> = {
  'asks for money': m.job_openings_report_money,
  'not a real job': m.job_openings_report_fake,
  'wrong information': m.job_openings_report_wrong,
  discrimination: m.job_openings_report_discrimination,
  other: m.job_openings_report_other,
};
