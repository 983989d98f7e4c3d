import { useQuery } from '@tanstack/react-query';
import { profileShare, requestWordMaximum } from '#domain/talent-pool/requests.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { Notice } from '#web/design/data/notice.tsx';
import { Select, TextArea } from '#web/design/form/text-input.tsx';
import { showToast } from '#web/design/overlay/toast.ts';
import { bySchema } from '#web/forms/by-schema.ts';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useForm } from '#web/forms/use-form.ts';
import type { CandidateDialog } from './acts.tsx';

/** Sends a member of the company the link of the profile. */
export function ShareDialog({ candidate, onClose }: CandidateDialog) {
  const members = useQuery(query.companyMembers.list.queryOptions()).data?.data.members;
  const colleagues = members?.filter(({ is_you }) => !is_you);
  const form = useForm({
    values: { member_id: '', message: '' },
    check: bySchema(profileShare),
    send: (values) => api.talentPool.share({ id: candidate.id, ...values }),
    onDone: () => {
      showToast({ type: 'success', text: m.talent_pool_invitation_sent() });
      onClose();
    },
  });
  return (
    <FormDialog
      title={m.talent_pool_share_title({ name: candidate.name })}
      size="md"
      form={form}
      confirm={m.talent_pool_send_share()}
      cancel={m.talent_pool_cancel()}
      onClose={onClose}
    >
      <p>{m.talent_pool_share_text()}</p>
      {colleagues?.length === 0 && <Notice tone="wait">{m.talent_pool_no_colleagues()}</Notice>}
      <Select {...form.field('member_id')} label={m.talent_pool_colleague()}>
        <option value="">{m.talent_pool_colleague_choose()}</option>
        {colleagues?.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <TextArea
        {...form.field('message')}
        label={m.talent_pool_message()}
        optional
        count={{ used: form.values.message.length, most: requestWordMaximum }}
      />
    </FormDialog>
  );
}
