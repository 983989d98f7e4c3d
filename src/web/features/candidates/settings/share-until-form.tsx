import type { CandidateDetails } from '#contract/candidate-responses.ts';
import { today } from '#domain/time.ts';
import { m } from '#texts/messages.js';
import { api } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { dayText } from '#web/features/candidates/period-text.ts';
import { useKeepDetails } from '#web/features/candidates/use-details.ts';
import { DateField } from '#web/forms/date-field.tsx';
import { Form } from '#web/forms/form.tsx';
import { useForm } from '#web/forms/use-form.ts';

/** The last day of the share link; empty, it lives until it is taken back. */
export function ShareUntilForm({ details }: { details: CandidateDetails }) {
  const keep = useKeepDetails();
  const { share_until } = details;
  const hasEnded = share_until !== null && share_until < today();
  const form = useForm({
    values: { share_until: share_until ?? '' },
    send: (values) => api.candidates.setVisibility({ share_until: values.share_until || null }),
    onDone: (saved) => keep(saved.data),
  });
  return (
    <Form form={form} className="settings-until">
      <DateField
        {...form.field('share_until')}
        min={today()}
        optional
        label={m.candidates_share_until()}
        description={
          hasEnded
            ? m.candidates_share_ended({ date: dayText(share_until) })
            : m.candidates_share_until_help()
        }
      />
      <Button type="submit" loading={form.isRunning} disabled={!form.isDirty}>
        {m.candidates_save()}
      </Button>
    </Form>
  );
}
