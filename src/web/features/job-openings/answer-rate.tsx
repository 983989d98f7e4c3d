import { measuredDays, praisedRate } from '#domain/applications/reply.ts';
import { m } from '#texts/messages.js';
import { StatusBadge } from '#web/design/data/status-badge.tsx';

/** What a company's answers to applicants were measured to be; praised from a rate on, nothing until there are enough of them. */
export function AnswerRate({ rate }: { rate: number | null | undefined }) {
  if (rate == null) return null;
  const measured = m.job_openings_answer_rate({ rate, days: measuredDays });
  if (rate < praisedRate) return <p className="muted small">{measured}</p>;
  return (
    <p>
      <StatusBadge tone="ok">{measured}</StatusBadge>
    </p>
  );
}
