import { useQueryClient } from '@tanstack/react-query';
import type { ListedJobTitle } from '#contract/job-titles.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { TextInput } from '#web/design/form/text-input.tsx';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useForm } from '#web/forms/use-form.ts';

/** Makes a title a synonym of another one, named as it is stored. */
export function MergeDialog({ title, onClose }: { title: ListedJobTitle; onClose: () => void }) {
  const cache = useQueryClient();
  const { value } = title;
  const form = useForm({
    values: { into: '' },
    send: ({ into }) => api.jobTitles.merge({ value, into: into.trim() }),
    onDone: async () => {
      await cache.invalidateQueries({ queryKey: query.jobTitles.key() });
      onClose();
    },
  });
  return (
    <FormDialog
      title={m.admin_title_merge_named({ name: value })}
      form={form}
      confirm={m.admin_title_merge()}
      cancel={m.admin_cancel()}
      onClose={onClose}
    >
      <TextInput
        {...form.field('into')}
        label={m.admin_title_into()}
        description={m.admin_title_into_help()}
      />
    </FormDialog>
  );
}
