import type { CandidateDetails } from '#contract/candidate-responses.ts';
import type { ProfileDifference } from '#domain/cvs/to-profile.ts';
import { m } from '#texts/messages.js';
import { api } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { FieldError } from '#web/design/form/field.tsx';
import { PersonIcon } from '#web/design/icons/subject-icons.tsx';
import { showToast } from '#web/design/overlay/toast.ts';
import { useDetails, useKeepDetails } from '#web/features/candidates/use-details.ts';
import { useCall } from '#web/forms/use-call.ts';

type Change = Omit<Parameters<typeof api.candidates.update>[0], 'id'>;

/** Says that the profile differs from what stands here, and lets it say the same. */
export function DifferenceNote({
  differenceOf,
}: {
  differenceOf(profile: CandidateDetails): ProfileDifference | undefined;
}) {
  const details = useDetails().data?.data;
  const keep = useKeepDetails();
  const { run, isRunning, sentence, fields } = useCall();
  const difference = details && differenceOf(details);
  if (!details || !difference) return null;
  const { isNew, change } = difference;
  const problem = sentence ?? Object.values(fields)[0];
  const update = async () => {
    // What the profile takes was read from its own shape; the call judges it again.
    const saved = await run(() =>
      api.candidates.update({ id: '1', version: details.version, ...(change as Change) }),
    );
    if (!saved) return;
    keep(saved.data);
    showToast({ type: 'success', text: m.cvs_to_profile_done() });
  };
  return (
    <div className="cv-differs">
      <PersonIcon size="sm" />
      <span>{isNew ? m.cvs_not_in_profile() : m.cvs_differs()}</span>
      {change && (
        <Button size="sm" variant="quiet" loading={isRunning} onClick={() => void update()}>
          {m.cvs_to_profile()}
        </Button>
      )}
      {problem && <FieldError>{problem}</FieldError>}
    </div>
  );
}
