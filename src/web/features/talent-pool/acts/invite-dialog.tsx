import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { PoolOpening } from '#contract/talent-pool-responses.ts';
import { invitation, requestMessageMaximum } from '#domain/talent-pool/requests.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { Notice } from '#web/design/data/notice.tsx';
import { Select, TextArea } from '#web/design/form/text-input.tsx';
import { showToast } from '#web/design/overlay/toast.ts';
import { openingOption, publicFirst } from '#web/features/job-openings/own/opening-option.ts';
import { bySchema } from '#web/forms/by-schema.ts';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useForm } from '#web/forms/use-form.ts';
import type { CandidateDialog } from './acts.tsx';

/** Invites to an opening of the company; what cannot be invited to says why. */
export function InviteDialog({ candidate, jobId, onClose }: CandidateDialog & { jobId: string | undefined }) {
  const queries = useQueryClient();
  const openings = useQuery(query.talentPool.openings.queryOptions()).data?.data;
  const open = openings?.filter(({ closed }) => closed === null) ?? [];
  const chosen = open.find(({ id }) => id === jobId) ?? (open.length === 1 ? open[0] : undefined);
  const form = useForm({
    values: { job_id: chosen?.id ?? '', message: '' },
    check: bySchema(invitation),
    send: (values) => api.talentPool.invite({ id: candidate.id, ...values }),
    onDone: () => {
      showToast({ type: 'success', text: m.talent_pool_invitation_sent() });
      onClose();
      return queries.invalidateQueries({ queryKey: query.talentPool.key() });
    },
  });
  return (
    <FormDialog
      title={m.talent_pool_invite_title({ name: candidate.name })}
      size="md"
      form={form}
      confirm={m.talent_pool_send_invitation()}
      cancel={m.talent_pool_cancel()}
      onClose={onClose}
    >
      <p>{m.talent_pool_invite_text({ name: candidate.name })}</p>
      {openings && open.length === 0 && <Notice tone="wait">{m.talent_pool_no_openings()}</Notice>}
      <Select {...form.field('job_id')} label={m.talent_pool_opening()}>
        <option value="">{m.talent_pool_opening_choose()}</option>
        {publicFirst(openings ?? []).map((opening) => (
          <option key={opening.id} value={opening.id} disabled={opening.closed !== null}>
            {optionText(opening)}
          </option>
        ))}
      </Select>
      <TextArea
        {...form.field('message')}
        label={m.talent_pool_message()}
        optional
        count={{ used: form.values.message.length, most: requestMessageMaximum }}
      />
    </FormDialog>
  );
}

function optionText({ closed, ...opening }: PoolOpening): string {
  const title = openingOption(opening);
  if (closed === 'inactive') return m.talent_pool_opening_inactive({ title });
  return closed === 'hidden' ? m.talent_pool_opening_hidden({ title }) : title;
}
