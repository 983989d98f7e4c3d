import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApplicationShare } from '#contract/sharing-responses.ts';
import {
  type ShareParticipation,
  shareDaysMaximum,
  shareDaysUsual,
  shareParticipations,
  shareSubmission,
  shareTitleMaximum,
} from '#domain/applications/sharing.ts';
import { addDays, calendarDate } from '#domain/time.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { Checkbox, ChoiceGroup } from '#web/design/form/choice.tsx';
import { Select, TextArea, TextInput } from '#web/design/form/text-input.tsx';
import { CopyIcon } from '#web/design/icons/icons.tsx';
import { Dialog } from '#web/design/overlay/dialog.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { bySchema } from '#web/forms/by-schema.ts';
import { DateField } from '#web/forms/date-field.tsx';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useForm } from '#web/forms/use-form.ts';
import { zonedMomentText } from '#web/moments.ts';
import { lastMinute } from './closing.ts';
import { copyRoomLink, roomAddress } from './room-address.ts';

const participations = {
  comment: m.sharing_participation_comment,
  rate: m.sharing_participation_rate,
  read: m.sharing_participation_read,
};

interface Props {
  /** The applications, in the order in which they are looked through. */
  ids: readonly string[];
  /** What the title begins as: the position. */
  title: string;
  onClose: () => void;
}

/** Makes a link to applications; what is shown, to whom and how long is said before it exists. */
export function ShareDialog(props: Props) {
  const [made, setMade] = useState<ApplicationShare>();
  if (made) return <ReadyDialog share={made} onClose={props.onClose} />;
  return <ChooseDialog {...props} onMade={setMade} />;
}

function ChooseDialog({ ids, title, onClose, onMade }: Props & { onMade(share: ApplicationShare): void }) {
  const queries = useQueryClient();
  const today = calendarDate(new Date());
  const form = useForm({
    values: {
      application_ids: [...ids],
      title: title.slice(0, shareTitleMaximum),
      question: '',
      expires_on: addDays(today, shareDaysUsual),
      password: '',
      shows: { contact: false, cv: true, videos: true, answers: true },
      participation: 'comment' as ShareParticipation,
    },
    check: bySchema(shareSubmission),
    send: (values) => api.sharing.share(values),
    onDone: async ({ data }) => {
      onMade(data);
      await queries.invalidateQueries({ queryKey: query.sharing.key() });
    },
  });
  const problem = form.errors.application_ids;
  return (
    <FormDialog
      size="md"
      title={m.sharing_dialog_title({ count: ids.length })}
      form={form}
      confirm={m.sharing_dialog_confirm()}
      cancel={m.sharing_dialog_cancel()}
      onClose={onClose}
    >
      {problem && (
        <Notice tone="no" role="alert">
          {problem}
        </Notice>
      )}
      <TextInput {...form.field('title')} label={m.sharing_field_title()} />
      <TextArea
        {...form.field('question')}
        label={m.sharing_field_question()}
        description={m.sharing_field_question_help()}
        rows={2}
        optional
      />
      <ChoiceGroup legend={m.sharing_shows()} description={m.sharing_shows_help()}>
        <Checkbox
          {...form.tick('shows.contact')}
          label={m.sharing_shows_contact()}
          description={m.sharing_shows_contact_help()}
        />
        <Checkbox
          {...form.tick('shows.cv')}
          label={m.sharing_shows_cv()}
          description={m.sharing_shows_cv_help()}
        />
        <Checkbox {...form.tick('shows.videos')} label={m.sharing_shows_videos()} />
        <Checkbox {...form.tick('shows.answers')} label={m.sharing_shows_answers()} />
      </ChoiceGroup>
      <Select {...form.field('participation')} label={m.sharing_participation()}>
        {shareParticipations.map((participation) => (
          <option key={participation} value={participation}>
            {participations[participation]()}
          </option>
        ))}
      </Select>
      <DateField
        {...form.field('expires_on')}
        label={m.sharing_field_expires()}
        min={today}
        max={addDays(today, shareDaysMaximum)}
      />
      <TextInput
        {...form.field('password')}
        label={m.sharing_field_password()}
        description={m.sharing_field_password_help()}
        autoComplete="off"
        optional
      />
    </FormDialog>
  );
}

function ReadyDialog({ share, onClose }: { share: ApplicationShare; onClose: () => void }) {
  const { publicUrl, locale } = useSurroundings();
  return (
    <Dialog
      open
      size="sm"
      title={m.sharing_done_title()}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{m.sharing_dialog_close()}</Button>
          <Button
            variant="primary"
            icon={<CopyIcon size="sm" />}
            onClick={() => void copyRoomLink(publicUrl, share.id)}
          >
            {m.sharing_copy()}
          </Button>
        </>
      }
    >
      <div className="stack">
        <p>
          {m.sharing_done_text({
            moment: zonedMomentText(lastMinute(share.expires_at), share.timezone, locale),
          })}
        </p>
        <TextInput
          label={m.sharing_link()}
          value={roomAddress(publicUrl, share.id)}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
      </div>
    </Dialog>
  );
}
