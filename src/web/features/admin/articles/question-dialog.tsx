import { useQueryClient } from '@tanstack/react-query';
import type { EditedQuestion } from '#contract/questions.ts';
import { articleStates } from '#domain/articles.ts';
import { type Locale, locales } from '#domain/locale.ts';
import { localeList } from '#domain/locale-list.ts';
import { type QuestionChange, questionChange, questionGroups } from '#domain/questions.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { Select, TextInput } from '#web/design/form/text-input.tsx';
import { WholeAddresses } from '#web/features/admin/whole-addresses.tsx';
import { bySchema } from '#web/forms/by-schema.ts';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useForm } from '#web/forms/use-form.ts';
import './article-form.css';
import { groupTitle } from './group-titles.ts';
import { MarkdownField } from './markdown-field.tsx';
import { questionBadges } from './state-badges.ts';

const empty: QuestionChange = {
  id: '',
  group: 'candidates',
  state: 'draft',
  texts: Object.fromEntries(
    locales.map((locale) => [locale, { question: '', answer: '' }]),
  ) as QuestionChange['texts'],
};

/** A frequent question in every language; its anchor stays what it is once it is there. */
export function QuestionDialog({ question, onClose }: { question?: EditedQuestion; onClose: () => void }) {
  const cache = useQueryClient();
  const { id, group, state, texts } = question ?? empty;
  const form = useForm({
    values: { id, group, state, texts },
    check: bySchema(questionChange),
    send: (values) =>
      question
        ? api.questions.save({ ...values, id, version: question.version })
        : api.questions.create(values),
    onDone: async () => {
      await cache.invalidateQueries({ queryKey: query.questions.key() });
      onClose();
    },
  });
  return (
    <FormDialog
      title={question ? m.admin_question_edit() : m.admin_question_new()}
      size="lg"
      form={form}
      confirm={m.admin_article_save()}
      cancel={m.admin_cancel()}
      onClose={onClose}
    >
      <div className="field-row">
        <TextInput
          {...form.field('id')}
          label={m.admin_question_anchor()}
          description={<WholeAddresses>{m.admin_question_anchor_help()}</WholeAddresses>}
          prefix="#"
          readOnly={question !== undefined}
        />
        <Select {...form.field('group')} label={m.admin_question_group()}>
          {questionGroups.map((name) => (
            <option key={name} value={name}>
              {groupTitle(name)}
            </option>
          ))}
        </Select>
        <Select {...form.field('state')} label={m.admin_messages_state()}>
          {articleStates.map((name) => (
            <option key={name} value={name}>
              {questionBadges[name].label()}
            </option>
          ))}
        </Select>
      </div>
      {localeList.map(({ code, name }) => (
        <QuestionFields key={code} form={form} locale={code} language={name} />
      ))}
    </FormDialog>
  );
}

function QuestionFields({
  form,
  locale,
  language,
}: {
  form: ReturnType<typeof useForm<QuestionChange, unknown>>;
  locale: Locale;
  language: string;
}) {
  return (
    <fieldset className="stack" aria-label={language}>
      <TextInput {...form.field(`texts.${locale}.question`)} label={m.admin_question_text({ language })} />
      <MarkdownField
        {...form.field(`texts.${locale}.answer`)}
        label={m.admin_question_answer({ language })}
        locale={locale}
        rows={6}
      />
    </fieldset>
  );
}
