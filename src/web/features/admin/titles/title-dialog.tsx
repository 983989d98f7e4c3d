import { useQueryClient } from '@tanstack/react-query';
import type { ListedJobTitle } from '#contract/job-titles.ts';
import { locales } from '#domain/locale.ts';
import { localeList } from '#domain/locale-list.ts';
import { type JobTitleChange, jobTitleChange } from '#domain/reference/job-titles.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { Checkbox } from '#web/design/form/choice.tsx';
import { TextArea, TextInput } from '#web/design/form/text-input.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { bySchema } from '#web/forms/by-schema.ts';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useForm } from '#web/forms/use-form.ts';

interface Typed extends Omit<JobTitleChange, 'synonyms'> {
  /** One a line. */
  synonyms: string;
}

const empty: Typed = {
  names: Object.fromEntries(locales.map((locale) => [locale, ''])) as JobTitleChange['names'],
  synonyms: '',
  is_retired: false,
};

/** A title's name in each language and the other words that it is found by. */
export function TitleDialog({ title, onClose }: { title?: ListedJobTitle; onClose: () => void }) {
  const cache = useQueryClient();
  const { locale } = useSurroundings();
  const { names, is_retired } = title ?? empty;
  const form = useForm({
    values: { names, is_retired, synonyms: title?.synonyms.join('\n') ?? '' },
    check: (values) => bySchema(jobTitleChange)(asSent(values)),
    send: (values) =>
      title
        ? api.jobTitles.save({ value: title.value, ...asSent(values) })
        : api.jobTitles.create(asSent(values)),
    onDone: async () => {
      await cache.invalidateQueries({ queryKey: query.jobTitles.key() });
      onClose();
    },
  });
  return (
    <FormDialog
      title={title ? names[locale] : m.admin_title_new()}
      form={form}
      confirm={m.admin_article_save()}
      cancel={m.admin_cancel()}
      onClose={onClose}
    >
      {localeList.map(({ code, name: language }) => (
        <TextInput key={code} {...form.field(`names.${code}`)} label={m.admin_template_name({ language })} />
      ))}
      <TextArea
        {...form.field('synonyms')}
        label={m.admin_title_synonyms()}
        description={m.admin_title_synonyms_help()}
        optional
      />
      {title && (
        <Checkbox
          {...form.tick('is_retired')}
          label={m.admin_title_retire()}
          description={m.admin_title_retire_help()}
        />
      )}
    </FormDialog>
  );
}

function asSent({ synonyms, ...rest }: Typed): JobTitleChange {
  const lines = synonyms.split('\n').map((line) => line.trim());
  return { ...rest, synonyms: [...new Set(lines)].filter(Boolean) };
}
