import { measuredDays } from '#domain/applications/reply.ts';
import { m } from '#texts/messages.js';
import { StatusBadge } from '#web/design/data/status-badge.tsx';

/** What a company's answers to applicants were measured to be; nothing until there are enough of them. */
export function AnswerRate({ rate }: { rate: number | null | undefined }) {
  if (rate == null) return null;
  return (
    <p>
      <StatusBadge tone="ok">{m.job_openings_answer_rate({ rate, days: measuredDays })}</StatusBadge>
    </p>
  );
}
