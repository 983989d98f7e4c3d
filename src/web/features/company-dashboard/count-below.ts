import type { DashboardAnswer } from '#contract/company-activity.ts';

type Waiting = Extract<DashboardAnswer, { viewer: 'company' }>['queue'];

/** How many who wait for a first look stand under that heading: those whose answer is due stand above it already. */
export function countBelow({ reply, fresh }: Waiting): number {
  const above = reply.items.filter(({ status }) => status === 'Pending').length;
  return Math.max(fresh.items.length, fresh.total - above);
}
