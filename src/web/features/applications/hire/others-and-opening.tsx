import { useQuery } from '@tanstack/react-query';
import type { ReceivedApplicationDetails } from '#contract/application-responses.ts';
import type { CompanyOpening } from '#contract/job-openings.ts';
import { applicationStatuses } from '#domain/applications/applications.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { ChoiceGroup, Radio } from '#web/design/form/choice.tsx';
import type { BatchState } from '#web/features/applications/batches/use-batch.ts';
import {
  changedWords,
  RejectionLetters,
  type TypedWords,
} from '#web/features/applications/rejection-letters.tsx';

export type OthersAfter = 'leave' | 'reject';
export type OpeningAfter = 'leave' | 'On-Hold' | 'Closed';

/** Those who still wait for an answer. */
export const waiting = applicationStatuses.filter((status) => status !== 'Hired' && status !== 'Rejected');

interface Rest {
  others: OthersAfter;
  words: TypedWords;
  opening: OpeningAfter;
}

/** What becomes of the others, and of the opening. */
export function OthersAndOpening({
  application: { id, status, job },
  opening,
  form,
}: {
  application: ReceivedApplicationDetails;
  opening: CompanyOpening | undefined;
  form: {
    values: Rest;
    errors: Readonly<Record<string, string | undefined>>;
    change: (part: Partial<Rest>) => void;
  };
}) {
  const openings = useQuery(query.applications.byOpening.queryOptions());
  const counts = openings.data?.data.find((one) => one.id === job.id)?.counts ?? {};
  const total = countWaiting(counts);
  // The one who is hired now is mostly among those who wait.
  const others = waiting.some((known) => known === status) ? total - 1 : total;
  const hired = (counts.Hired ?? 0) + 1;
  const { values, errors, change } = form;
  const isPublic = opening?.stored_status === 'Published';
  const isFilled = opening !== undefined && hired >= opening.vacancies;
  return (
    <>
      {others > 0 && (
        <ChoiceGroup legend={m.applications_hire_others({ count: others })}>
          {(['leave', 'reject'] as const).map((choice) => (
            <Radio
              key={choice}
              name="others"
              label={othersTexts[choice](others)}
              checked={values.others === choice}
              onChange={() => change({ others: choice })}
            />
          ))}
        </ChoiceGroup>
      )}
      {others > 0 && values.others === 'reject' && (
        <RejectionLetters
          selection={{ filter: { job_id: job.id, status: waiting }, expected: total }}
          except={id}
          reason="position filled"
          words={values.words}
          errors={errors}
          onChange={(words) => change({ words })}
        />
      )}
      {opening && isPublic && (
        <ChoiceGroup
          legend={m.applications_hire_opening()}
          description={m.applications_hire_filled({ hired, vacancies: opening.vacancies })}
        >
          {(['leave', 'On-Hold', 'Closed'] as const)
            .filter((choice) => choice !== 'Closed' || isFilled)
            .map((choice) => (
              <Radio
                key={choice}
                name="opening"
                label={openingTexts[choice]()}
                description={choice === 'Closed' ? m.applications_hire_opening_close_help() : undefined}
                checked={values.opening === choice}
                onChange={() => change({ opening: choice })}
              />
            ))}
        </ChoiceGroup>
      )}
    </>
  );
}

/** Does what was chosen, once the status stands; who waits is counted anew, so that nobody else is rejected unseen. */
export async function endRest(
  { jobId, others, words, opening }: Rest & { jobId: string },
  rejectOthers: BatchState['start'],
): Promise<void> {
  if (others === 'reject') {
    const { data } = await api.applications.byOpening();
    const counts = data.find(({ id }) => id === jobId)?.counts ?? {};
    const expected = countWaiting(counts);
    if (expected > 0)
      await rejectOthers({
        selection: { filter: { job_id: jobId, status: waiting }, expected },
        act: {
          kind: 'status',
          status: 'Rejected',
          reason: 'position filled',
          words: changedWords(words),
        },
      });
  }
  if (opening !== 'leave') await api.jobOpenings.setStatus({ id: jobId, status: opening });
}

const othersTexts: Record<OthersAfter, (count: number) => string> = {
  leave: () => m.applications_hire_others_leave(),
  reject: (count) => m.applications_hire_others_reject({ count }),
};

const openingTexts: Record<OpeningAfter, () => string> = {
  leave: m.applications_hire_opening_leave,
  'On-Hold': m.applications_hire_opening_pause,
  Closed: m.applications_hire_opening_close,
};

export function countWaiting(counts: Readonly<Record<string, number>>): number {
  return waiting.reduce((sum, status) => sum + (counts[status] ?? 0), 0);
}
