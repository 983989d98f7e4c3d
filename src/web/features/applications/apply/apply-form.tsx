import { useState } from 'react';
import type { EarlierAnswer } from '#contract/application-responses.ts';
import { coverLetterMaximum } from '#domain/applications/applications.ts';
import { codePointLength } from '#domain/text/characters.ts';
import { m } from '#texts/messages.js';
import { api } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { Card } from '#web/design/data/card.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { TextArea } from '#web/design/form/text-input.tsx';
import { SendIcon } from '#web/design/icons/subject-icons.tsx';
import { ErrorSummary } from '#web/forms/error-summary.tsx';
import { FormSentence, PostForm } from '#web/forms/form.tsx';
import { useUnsavedGuard } from '#web/forms/unsaved.ts';
import { useForm } from '#web/forms/use-form.ts';
import { unansweredText } from '#web/refusal.ts';
import { type ApplyDraft, type ApplyOpening, errorsOf, pathOf, valuesOf } from './apply-values.ts';
import { CvField } from './cv-field.tsx';
import { DraftNote } from './draft-note.tsx';
import { EarlierAnswerFilled, EarlierAnswerOffer } from './earlier-answer-offer.tsx';
import { answersOf, applyProblems } from './form-problems.ts';
import { type ApplyPerson, PersonCard } from './person-card.tsx';
import { QuestionField } from './question-field.tsx';
import { TermsField } from './terms-field.tsx';
import { useBegunOnDevice } from './use-begun-on-device.ts';
import { useDraft } from './use-draft.ts';
import { useSentOnline } from './use-sent-online.ts';

/** CV, letter, answers and terms; a message beside each field, and a draft while it is written. */
export function ApplyForm({
  opening,
  draft,
  earlier,
  person,
  hasAcceptedTerms,
  source,
  onSent,
  onRefused,
}: {
  opening: ApplyOpening;
  draft: ApplyDraft | null;
  earlier: readonly EarlierAnswer[];
  person: ApplyPerson | null;
  /** Accepted with the account, in the version in force. */
  hasAcceptedTerms: boolean;
  source: string | undefined;
  onSent: (videoQuestions: number) => void;
  onRefused: (code: string) => void;
}) {
  const profileCv = person?.cv ?? null;
  const [values] = useState(() => valuesOf(opening, draft, person, earlier, hasAcceptedTerms));
  const [isBusy, setBusy] = useState(false);
  const form = useForm({
    values,
    check: (values) => applyProblems(opening, values),
    send: async ({ cover_letter, answers, cvFrom, cv }) => {
      sentOnline.stop();
      // A draft that is still on its way would come after the application.
      await kept.end();
      const { data } = await api.applications.apply({
        job_id: opening.id,
        cover_letter,
        cv: await pathOf(cvFrom, cv),
        answers: answersOf(answers),
        source,
        terms: true,
      });
      return data;
    },
    onDone: ({ video_questions }) => {
      kept.drop();
      release();
      onSent(video_questions);
    },
    onRefused: (_refused, { code }) => {
      kept.goOn();
      if (code === 'INTERNAL' && !navigator.onLine) sentOnline.wait();
      if (code !== 'ALREADY_APPLIED' && code !== 'GONE') return;
      kept.drop();
      release();
      onRefused(code);
    },
    keeps: true,
    unexpected: unansweredText,
  });
  const { cover_letter, answers, cvFrom, cv } = form.values;
  const filled = Object.fromEntries(earlier.map((before) => [before.question_id, before]));
  const kept = useDraft(opening.id, form.values);
  const sentOnline = useSentOnline(form.submit);
  useBegunOnDevice(opening, (begun) => form.change(begun));
  // What the draft holds is not lost by leaving.
  const release = useUnsavedGuard(cv !== undefined || kept.state === 'waiting' || kept.state === 'failed');
  return (
    <PostForm
      element={form.element}
      className="apply-form"
      onSubmit={() => (isBusy ? undefined : form.submit())}
    >
      {person && <PersonCard person={person} />}
      <Card as="section" pad="lg" className="stack" aria-labelledby="apply-cv">
        <h2 id="apply-cv">{m.applications_apply_cv_title()}</h2>
        <CvField
          profileCv={profileCv}
          built={person?.builtCvs ?? []}
          from={cvFrom}
          uploaded={cv}
          error={form.errors.cv}
          onBusy={setBusy}
          onChoose={(from) => {
            form.set('cvFrom', from);
            form.clear('cv');
          }}
          onUpload={(next) => form.set('cv', next)}
        />
      </Card>
      <Card as="section" pad="lg" className="stack" aria-labelledby="apply-letter">
        <h2 id="apply-letter">{m.applications_apply_letter_title()}</h2>
        <TextArea
          {...form.field('cover_letter')}
          label={m.applications_cover_letter()}
          description={m.applications_cover_letter_help()}
          optional={opening.cover_letter === 'optional'}
          rows={7}
          count={{ used: codePointLength(cover_letter), most: coverLetterMaximum }}
        />
      </Card>
      {opening.screening_questions.length > 0 && (
        <Card as="section" pad="lg" className="stack apply-questions" aria-labelledby="apply-questions">
          <h2 id="apply-questions">{m.applications_apply_questions_title()}</h2>
          {opening.screening_questions.map((question) => (
            <div key={question.id}>
              <QuestionField
                question={question}
                value={answers[question.id] ?? ''}
                error={form.errors[`answers.${question.id}`]}
                onChange={(value) => form.set(`answers.${question.id}`, value)}
              />
              {filled[question.id] && filled[question.id]?.answer === answers[question.id] && (
                <EarlierAnswerFilled
                  question={question}
                  job={filled[question.id]?.job_title ?? ''}
                  onClear={() => form.set(`answers.${question.id}`, '')}
                />
              )}
              {!answers[question.id] && (
                <EarlierAnswerOffer
                  question={question}
                  earlier={earlier.find(({ question_id }) => question_id === question.id)}
                  onTake={(answer) => form.set(`answers.${question.id}`, answer)}
                />
              )}
            </div>
          ))}
        </Card>
      )}
      <div className="stack">
        <TermsField tick={form.tick('terms')} isAccepted={hasAcceptedTerms} />
        <ErrorSummary
          form={form.element}
          title={(count) => m.applications_wrong_summary({ count })}
          errors={errorsOf(form.errors, opening)}
        />
        {sentOnline.isWaiting ? (
          <Notice title={m.applications_sent_when_online()}>{m.applications_sent_when_online_text()}</Notice>
        ) : (
          <FormSentence form={form} />
        )}
      </div>
      <div className="apply-send">
        <DraftNote state={kept.state} />
        <Button
          type="submit"
          variant="primary"
          size="lg"
          icon={<SendIcon />}
          loading={form.isRunning || isBusy}
          disabled={form.wait > 0}
        >
          {m.applications_apply_send()}
        </Button>
      </div>
    </PostForm>
  );
}
