import { type GapNames, gapQuestion } from '#domain/messages/gap-questions.ts';
import { m } from '#texts/messages.js';
import { requirementText } from '#web/features/job-openings/opening/requirement-text.ts';
import { useConversation } from '#web/features/shell/areas/use-conversation.ts';
import type { Requirement } from './requirement-state.ts';

/** Opens the message to the candidate with a question about what is missing; it is sent once it was read. */
export function AskButton({
  gap,
  candidateId,
  names,
}: {
  gap: Requirement;
  candidateId: string;
  names: GapNames;
}) {
  const { open, isRunning } = useConversation(candidateId);
  const label = m.common_field_line({ label: m.applications_ask(), message: requirementText(gap) });
  return (
    <button
      type="button"
      className="fit-ask"
      aria-label={label}
      aria-busy={isRunning}
      onClick={() => open((locale) => gapQuestion(gap, names, locale))}
    >
      {m.applications_ask()}
    </button>
  );
}
