import { useRef, useState } from 'react';
import { coverLetterMaximum } from '#domain/applications/applications.ts';
import { codePointLength } from '#domain/text/characters.ts';
import { m } from '#texts/messages.js';
import { api } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { Card } from '#web/design/data/card.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { Checkbox } from '#web/design/form/choice.tsx';
import { TextArea } from '#web/design/form/text-input.tsx';
import { useFocusOnError } from '#web/design/form/use-focus-on-error.ts';
import { SendIcon } from '#web/design/icons/subject-icons.tsx';
import { PageLink } from '#web/features/shell/page-link.tsx';
import type { StoredCv } from '#web/forms/file-kinds.ts';
import { PostForm } from '#web/forms/form.tsx';
import { useUnsavedGuard } from '#web/forms/unsaved.ts';
import type { DraftState } from '#web/forms/use-draft.ts';
import { type FormErrors, failureMessage, readFailure } from '#web/refusal.ts';
import { CvField } from './cv-field.tsx';
import { answersOf, applyProblems } from './form-problems.ts';
import { type ApplyPerson, PersonCard } from './person-card.tsx';
import { type Question, QuestionField } from './question-field.tsx';
import { useDraft } from './use-draft.ts';

export interface ApplyOpening {
  id: string;
  cover_letter: string;
  screening_questions: Question[];
}

export interface ApplyDraft {
  cover_letter: string;
  answers: { question_id: string; answer: string }[];
}

/** CV, letter, answers and terms; a message beside each field, and a draft while it is written. */
export function ApplyForm({
  opening,
  draft,
  person,
  source,
  onSent,
  onRefused,
}: {
  opening: ApplyOpening;
  draft: ApplyDraft | null;
  person: ApplyPerson | null;
  source: string | undefined;
  onSent: (videoQuestions: number) => void;
  onRefused: (code: string) => void;
}) {
  const profileCv = person?.cv ?? null;
  const [coverLetter, setCoverLetter] = useState(draft?.cover_letter ?? '');
  const [answers, setAnswers] = useState(() => draftAnswers(opening, draft));
  const [usesProfileCv, setUsesProfileCv] = useState(profileCv !== null);
  const [cv, setCv] = useState<StoredCv>();
  const [terms, setTerms] = useState(false);
  const [errors, setErrors] = useState<FormErrors>({});
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [isSending, setSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const focusOnError = useFocusOnError(form);
  const { state, end } = useDraft(opening.id, coverLetter, answers);
  const release = useUnsavedGuard(cv !== undefined || state === 'waiting' || state === 'failed');
  const hasCv = usesProfileCv || cv !== undefined;

  function show(found: FormErrors) {
    setErrors(found);
    focusOnError();
  }

  async function send() {
    if (isBusy || isSending) return;
    setFailure(undefined);
    const found = applyProblems(opening, { coverLetter, answers, terms, hasCv });
    show(found);
    if (Object.keys(found).length > 0) return;
    setSending(true);
    try {
      const { data } = await api.applications.apply({
        job_id: opening.id,
        cover_letter: coverLetter,
        cv: usesProfileCv ? null : cv?.path,
        answers: answersOf(answers),
        source,
        terms: true,
      });
      end();
      release();
      onSent(data.video_questions);
    } catch (error) {
      const { fields, code } = readFailure(error);
      if (Object.keys(fields).length > 0) show(fields);
      else setFailure(failureMessage(error));
      if (code === 'ALREADY_APPLIED' || code === 'GONE') {
        release();
        onRefused(code);
      }
    } finally {
      setSending(false);
    }
  }

  const change = (field: string) => setErrors(({ [field]: _mended, ...rest }) => rest);
  return (
    <PostForm element={form} className="apply-form" onSubmit={send}>
      {person && <PersonCard person={person} />}
      <Card as="section" pad="lg" className="stack" aria-labelledby="apply-cv">
        <h2 id="apply-cv">{m.applications_apply_cv_title()}</h2>
        <CvField
          profileCv={profileCv}
          usesProfileCv={usesProfileCv}
          uploaded={cv}
          error={errors.cv}
          onBusy={setBusy}
          onChoose={(uses) => {
            setUsesProfileCv(uses);
            change('cv');
          }}
          onUpload={(next) => {
            setCv(next);
            change('cv');
          }}
        />
      </Card>
      <Card as="section" pad="lg" className="stack" aria-labelledby="apply-letter">
        <h2 id="apply-letter">{m.applications_apply_letter_title()}</h2>
        <TextArea
          label={m.applications_cover_letter()}
          description={m.applications_cover_letter_help()}
          optional={opening.cover_letter === 'optional'}
          rows={7}
          value={coverLetter}
          error={errors.cover_letter}
          count={{ used: codePointLength(coverLetter), most: coverLetterMaximum }}
          onChange={(event) => {
            setCoverLetter(event.target.value);
            change('cover_letter');
          }}
        />
      </Card>
      {opening.screening_questions.length > 0 && (
        <Card as="section" pad="lg" className="stack apply-questions" aria-labelledby="apply-questions">
          <h2 id="apply-questions">{m.applications_apply_questions_title()}</h2>
          {opening.screening_questions.map((question) => (
            <QuestionField
              key={question.id}
              question={question}
              value={answers[question.id] ?? ''}
              error={errors[`answers.${question.id}`]}
              onChange={(value) => {
                setAnswers((given) => ({ ...given, [question.id]: value }));
                change(`answers.${question.id}`);
              }}
            />
          ))}
        </Card>
      )}
      <div className="stack">
        <Checkbox
          checked={terms}
          error={errors.terms}
          label={
            <>
              {m.applications_terms_accept()}{' '}
              <PageLink to="/term-and-conditions" target="_blank" rel="noopener">
                {m.applications_terms_name()}
              </PageLink>
            </>
          }
          onChange={(event) => {
            setTerms(event.target.checked);
            change('terms');
          }}
        />
        {failure && (
          <Notice tone="no" role="alert">
            {failure}
          </Notice>
        )}
      </div>
      <div className="apply-send">
        <DraftNote state={state} />
        <Button type="submit" variant="primary" size="lg" icon={<SendIcon />} loading={isSending || isBusy}>
          {m.applications_apply_send()}
        </Button>
      </div>
    </PostForm>
  );
}

function DraftNote({ state }: { state: DraftState }) {
  const texts: Record<DraftState, string> = {
    untouched: '',
    waiting: m.applications_draft_saving(),
    saved: m.applications_draft_saved(),
    failed: m.applications_draft_failed(),
  };
  return (
    <p className="muted small" role="status">
      {texts[state]}
    </p>
  );
}

function draftAnswers({ screening_questions }: ApplyOpening, draft: ApplyDraft | null) {
  const asked = new Set(screening_questions.map(({ id }) => id));
  const kept = draft?.answers.filter(({ question_id }) => asked.has(question_id)) ?? [];
  return Object.fromEntries(kept.map(({ question_id, answer }) => [question_id, answer]));
}
