import { useQueryClient } from '@tanstack/react-query';
import type { StoredDeclineTemplate } from '#contract/decline-templates.ts';
import { type DeclineTemplate, declineTemplate } from '#domain/companies/decline-templates.ts';
import { locales } from '#domain/locale.ts';
import { localeList } from '#domain/locale-list.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { TextArea, TextInput } from '#web/design/form/text-input.tsx';
import { bySchema } from '#web/forms/by-schema.ts';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useForm } from '#web/forms/use-form.ts';

const empty = Object.fromEntries(
  locales.map((locale) => [locale, { name: '', text: '' }]),
) as DeclineTemplate['texts'];

/** A template in every language. */
export function TemplateDialog({
  template,
  onClose,
}: {
  template?: StoredDeclineTemplate;
  onClose: () => void;
}) {
  const cache = useQueryClient();
  const form = useForm({
    values: { texts: template?.texts ?? empty },
    check: bySchema(declineTemplate),
    send: (values) =>
      template
        ? api.declineTemplates.save({ id: template.id, ...values })
        : api.declineTemplates.create(values),
    onDone: async () => {
      await cache.invalidateQueries({ queryKey: query.declineTemplates.key() });
      onClose();
    },
  });
  return (
    <FormDialog
      title={template ? m.admin_question_edit() : m.admin_template_new()}
      form={form}
      confirm={m.admin_article_save()}
      cancel={m.admin_cancel()}
      onClose={onClose}
    >
      {localeList.map(({ code, name: language }) => (
        <fieldset key={code} className="stack">
          <legend className="sr">{language}</legend>
          <TextInput {...form.field(`texts.${code}.name`)} label={m.admin_template_name({ language })} />
          <TextArea {...form.field(`texts.${code}.text`)} label={m.admin_template_text({ language })} />
        </fieldset>
      ))}
    </FormDialog>
  );
}
