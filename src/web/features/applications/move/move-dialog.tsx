import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReceivedApplicationDetails } from '#contract/application-responses.ts';
import { isMoveTarget } from '#domain/applications/applications.ts';
import { applicationMove } from '#domain/applications/submission.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { Button, LinkButton } from '#web/design/button.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { Select } from '#web/design/form/text-input.tsx';
import { Dialog } from '#web/design/overlay/dialog.tsx';
import { useUndoableAct } from '#web/features/applications/batches/use-undoable-act.ts';
import { nameOf } from '#web/features/applications/list/list-row.tsx';
import { useCompany } from '#web/features/companies/use-company.ts';
import { openingOption, publicFirst } from '#web/features/job-openings/own/opening-option.ts';
import { bySchema } from '#web/forms/by-schema.ts';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useForm } from '#web/forms/use-form.ts';

interface Props {
  application: ReceivedApplicationDetails;
  onClose: () => void;
}

/** Moves an application to another opening, or says why it can't be moved yet. */
export function MoveDialog(props: Props) {
  if (props.application.can_move) return <ChooseDialog {...props} />;
  return (
    <Dialog
      open
      size="sm"
      title={m.applications_move_title({ name: nameOf(props.application) })}
      onClose={props.onClose}
      actions={
        <>
          <Button onClick={props.onClose}>{m.applications_cancel()}</Button>
          <WayToInterview {...props.application} />
        </>
      }
    >
      <Notice tone="wait">{m.error_interview_not_completed()}</Notice>
    </Dialog>
  );
}

/** What has to happen first: the interview that is there, or one to schedule. */
function WayToInterview({ id, abilities, candidate, history }: ReceivedApplicationDetails) {
  const isOn = useCompany()?.settings.interviews !== false;
  if (!isOn) return null;
  if (history.some(({ kind }) => kind === 'interview_scheduled'))
    return (
      <LinkButton to="/schedules" search={{ view: 'list', application_id: id }}>
        {m.applications_interviews()}
      </LinkButton>
    );
  if (!abilities.change_status || candidate.id === null) return null;
  return (
    <LinkButton to="/schedules/new" search={{ application: id }}>
      {m.applications_interview_schedule()}
    </LinkButton>
  );
}

function ChooseDialog({ application, onClose }: Props) {
  const queries = useQueryClient();
  const act = useUndoableAct();
  const openings = useQuery(query.applications.byOpening.queryOptions());
  const form = useForm({
    values: { job_id: '' },
    check: bySchema(applicationMove),
    send: async ({ job_id }) => {
      const { id } = application;
      const order = { id, act: { kind: 'move', job_id }, done: m.common_updated_successfully() } as const;
      if (!(await act(order))) await api.applications.move({ id, job_id });
    },
    onDone: async () => {
      onClose();
      await queries.invalidateQueries({ queryKey: query.applications.key() });
    },
  });
  const all = openings.data?.data ?? [];
  const others = publicFirst(
    all.filter(({ id, status }) => id !== application.job.id && isMoveTarget(status)),
  );
  const from = all.find(({ id }) => id === application.job.id);
  const to = others.find(({ id }) => id === form.values.job_id);
  return (
    <FormDialog
      title={m.applications_move_title({ name: nameOf(application) })}
      form={form}
      confirm={m.applications_move_confirm()}
      cancel={m.applications_cancel()}
      onClose={onClose}
    >
      <p>{m.applications_move_text()}</p>
      {openings.isSuccess && others.length === 0 && (
        <Notice
          tone="info"
          actions={<LinkButton to="/job_opening/new">{m.job_openings_editor_new()}</LinkButton>}
        >
          {m.applications_move_none()}
        </Notice>
      )}
      <Select {...form.field('job_id')} label={m.applications_move_to()} disabled={openings.isPending}>
        <option value="">{m.applications_move_choose()}</option>
        {others.map((opening) => (
          <option key={opening.id} value={opening.id}>
            {openingOption(opening)}
          </option>
        ))}
      </Select>
      {to && (
        <p role="status">
          {m.applications_move_said({
            name: nameOf(application),
            from: from ? openingOption(from) : application.job.title,
            to: openingOption(to),
          })}
        </p>
      )}
    </FormDialog>
  );
}
