import type { Span } from '#domain/interviews/interviews.ts';
import type { Context } from '#server/platform/context.ts';

/** When a member has no time, besides interviews: `calendar` holds something, `rule`: the member keeps it free. */
export interface OutsideBusy extends Span {
  accountId: string;
  cause: 'calendar' | 'rule';
  /** When that was read; null for a rule. */
  asOf: Date | null;
}

interface BusyQuestion {
  accountIds: readonly string[];
  span: Span;
  /** The interviews of these members, of whole days around the span. */
  held: readonly (Span & { accountId: string })[];
}

/** Asks what else members have in a span. It only reads. */
export type BusyContributor = (
  context: Pick<Context, 'db'>,
  question: BusyQuestion,
) => Promise<OutsideBusy[]>;

declare module '#server/platform/context.ts' {
  interface Contributors {
    busy: BusyContributor[];
  }
}
