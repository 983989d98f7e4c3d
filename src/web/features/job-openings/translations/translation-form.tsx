import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import type { OpeningTranslations } from '#contract/opening-translations.ts';
import { openingTextMaximum, richTexts } from '#domain/job-openings/opening.ts';
import {
  directionOf,
  type OpeningLanguage,
  openingLanguageNames,
} from '#domain/job-openings/opening-language.ts';
import { openingTranslation } from '#domain/job-openings/translation.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { StatusBadge } from '#web/design/data/status-badge.tsx';
import { Checkbox } from '#web/design/form/choice.tsx';
import { TextInput } from '#web/design/form/text-input.tsx';
import { ConfirmDialog } from '#web/design/overlay/dialog.tsx';
import '#web/design/prose.css';
import '#web/features/job-openings/editor/editor.css';
import { RichTextField } from '#web/features/job-openings/editor/rich-text-field.tsx';
import { Form } from '#web/forms/form.tsx';
import { KeptNotice } from '#web/forms/kept-notice.tsx';
import { useCall } from '#web/forms/use-call.ts';
import { useForm } from '#web/forms/use-form.ts';
import { useKeptForm } from '#web/forms/use-kept-form.ts';
import { SanitisedHtml } from '#web/trusted-html.tsx';
import { checkForm } from '#web/validation.ts';
import { translationValues } from './translation-values.ts';
import './translations.css';

interface Props {
  id: string;
  language: OpeningLanguage;
  opening: OpeningTranslations;
}

/** Only the title is asked for: what else is left empty is saved so. */
const labels = {
  introduction: m.job_openings_editor_introduction,
  responsibilities: m.job_openings_responsibilities,
  requirements: m.job_openings_requirements,
  benefits: m.job_openings_editor_benefits,
};

/** Each text of the original with its place in the other language beside it; kept in this browser until it is saved. */
export function TranslationForm({ id, language, opening }: Props) {
  const { original } = opening;
  const row = opening.translations.find((each) => each.language === language);
  const [stored] = useState(() => translationValues(opening, language));
  const done = useDone(id);
  const form = useForm({
    values: stored,
    check: (values) => checkForm(openingTranslation, values),
    send: (values) =>
      api.openingTranslations.save({
        ...{ id, language, ...values },
        source_version: opening.source_version,
        version: row?.version ?? 0,
      }),
    onDone: () => {
      kept.end();
      return done();
    },
    keeps: true,
    guards: true,
  });
  const kept = useKeptForm(form, `opening-translation:${id}:${language}`, row?.version ?? 0);
  const pair = { of: opening.language, to: language };
  const standing = (field: string) => <Standing row={row} field={field} />;
  return (
    <Form form={form} className="stack editor-form">
      <KeptNotice kept={kept} />
      <section className="card editor-section stack">
        <Pair {...pair} standing={standing('title')} original={<p>{original.title}</p>}>
          <TextInput label={m.job_openings_editor_title()} {...form.field('title')} />
        </Pair>
        {richTexts
          .filter((name) => original[name] !== '' || form.values[name] !== '')
          .map((name) => (
            <Pair
              key={name}
              {...pair}
              standing={standing(name)}
              original={<SanitisedHtml className="prose" html={original[name]} />}
            >
              <RichTextField
                label={labels[name]()}
                value={form.values[name]}
                most={openingTextMaximum}
                error={form.errors[name]}
                onChange={(html) => form.set(name, html)}
              />
            </Pair>
          ))}
        {original.screening_questions.map((asked, at) => (
          <Pair
            key={asked.id}
            {...pair}
            standing={standing(`screening_questions.${at}`)}
            original={
              <>
                <p>{asked.title}</p>
                {asked.description && <p className="muted small">{asked.description}</p>}
              </>
            }
          >
            <TextInput
              label={m.job_openings_editor_question_number({ number: at + 1 })}
              {...form.field(`screening_questions.${at}.title`)}
            />
            {asked.description && (
              <TextInput
                label={m.job_openings_editor_question_description()}
                {...form.field(`screening_questions.${at}.description`)}
              />
            )}
          </Pair>
        ))}
        {original.video_questions.map((asked, at) => (
          <Pair
            key={asked.id}
            {...pair}
            standing={standing(`video_questions.${at}`)}
            original={<p>{asked.question}</p>}
          >
            <TextInput
              label={m.job_openings_editor_video_question()}
              {...form.field(`video_questions.${at}.question`)}
            />
          </Pair>
        ))}
        {row && row.older.length > 0 && (
          <Checkbox label={m.job_openings_languages_reviewed()} {...form.tick('reviewed')} />
        )}
      </section>
      <div className="row">
        <Button type="submit" variant="primary" loading={form.isRunning}>
          {m.job_openings_editor_save()}
        </Button>
        {row && <RemoveLanguage id={id} language={language} onDone={done} release={form.release} />}
      </div>
    </Form>
  );
}

/** Back to the opening, which says anew how its languages stand. */
function useDone(id: string) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return async () => {
    await queries.invalidateQueries({ queryKey: query.openingTranslations.key() });
    await navigate({ to: '/job_opening/$id', params: { id }, search: {} });
  };
}

/** A text as it was written, and beside it the field for the other language. */
function Pair({
  of,
  to,
  standing,
  original,
  children,
}: {
  of: OpeningLanguage;
  to: OpeningLanguage;
  standing: ReactNode;
  original: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="translation-pair">
      <div className="translation-original">
        <p className="muted small" lang={of}>
          {openingLanguageNames[of]}
        </p>
        <div lang={of} dir={directionOf(of)}>
          {original}
        </div>
      </div>
      <div className="stack">
        <p className="translation-standing small">
          <span className="muted" lang={to}>
            {openingLanguageNames[to]}
          </span>
          {standing}
        </p>
        {children}
      </div>
    </div>
  );
}

function Standing({
  row,
  field,
}: {
  row: OpeningTranslations['translations'][number] | undefined;
  field: string;
}) {
  if (row?.older.includes(field))
    return <StatusBadge tone="wait">{m.job_openings_languages_is_older()}</StatusBadge>;
  if (row?.missing.includes(field))
    return <StatusBadge tone="neutral">{m.job_openings_languages_is_missing()}</StatusBadge>;
  return null;
}

function RemoveLanguage({
  id,
  language,
  onDone,
  release,
}: {
  id: string;
  language: OpeningLanguage;
  onDone: () => Promise<void>;
  release: () => void;
}) {
  const [isAsking, setAsking] = useState(false);
  const { run, isRunning } = useCall();
  const remove = async () => {
    const removed = await run(() => api.openingTranslations.remove({ id, language }));
    setAsking(false);
    if (!removed) return;
    release();
    await onDone();
  };
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {m.job_openings_languages_remove()}
      </Button>
      <ConfirmDialog
        open={isAsking}
        destructive
        busy={isRunning}
        title={m.job_openings_languages_remove_question({ language: openingLanguageNames[language] })}
        confirmLabel={m.job_openings_languages_remove()}
        cancelLabel={m.job_openings_editor_cancel()}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      >
        {m.job_openings_languages_remove_text()}
      </ConfirmDialog>
    </>
  );
}
