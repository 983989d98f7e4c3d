import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { CvProposal } from '#domain/candidates/cv/reading.ts';
import type { IntroductionAnswer } from '#domain/candidates/video-introduction.ts';
import { m } from '#texts/messages.js';
import { api } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { Card } from '#web/design/data/card.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { useFocusOnError } from '#web/design/form/use-focus-on-error.ts';
import { CvProposals } from '#web/features/candidates/cv-proposals.tsx';
import { knownTitles, withStoredTitles } from '#web/features/candidates/known-titles.ts';
import { useCvWords } from '#web/features/candidates/use-cv-words.ts';
import { FileField } from '#web/forms/file-field.tsx';
import { cvFile, type StoredCv } from '#web/forms/file-kinds.ts';
import { PostForm } from '#web/forms/form.tsx';
import { useJobTitles } from '#web/forms/job-titles.ts';
import { useUnsavedGuard } from '#web/forms/unsaved.ts';
import { readFailure } from '#web/refusal.ts';
import { BasicStep } from './basic-step.tsx';
import { clearDraft, readDraft, saveDraft } from './signup-draft.ts';
import { signupProposals, takeProposals } from './signup-proposals.ts';
import { SignupSteps } from './signup-steps.tsx';
import { SignupSuccess } from './signup-success.tsx';
import { emptySignup, type SignupValues } from './signup-values.ts';
import { TakenFromCv } from './taken-from-cv.tsx';
import { VideoStep } from './video-step.tsx';
import '#web/features/candidates/candidates.css';
import './signup.css';

/** The candidate's signup: basic details, CV, video introduction; step 4 is the success. */
export function CandidateSignup({ redirect }: { redirect: string | undefined }) {
  const [values, setValues] = useState<SignupValues>(emptySignup);
  // Several fields may change before the next rendering, as those that the browser filled in do.
  const newest = useRef(values);
  const [step, setStep] = useState(1);
  const [cv, setCv] = useState<StoredCv>();
  const [read, setRead] = useState<(known: string[]) => CvProposal>();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState('');
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const focusOnError = useFocusOnError(form);
  const titles = useJobTitles();
  const words = useCvWords();
  // The list of titles may come after the CV.
  const found = useMemo(() => read && withStoredTitles(read(knownTitles(titles)), titles), [read, titles]);
  const endGuard = useUnsavedGuard(step < 4 && (values.password !== '' || cv !== undefined));

  const put = useCallback((part: Partial<SignupValues>) => {
    newest.current = { ...newest.current, ...part };
    setValues(newest.current);
  }, []);
  useEffect(() => {
    const draft = readDraft();
    if (draft) put(draft);
  }, [put]);

  const change = (part: Partial<SignupValues>) => {
    put(part);
    saveDraft(newest.current);
    setErrors((current) => withoutKeys(current, Object.keys(part)));
  };
  const goTo = (next: number) => {
    setStep(next);
    setFailure('');
    window.scrollTo({ top: 0 });
  };
  const keepCv = async (uploaded: StoredCv) => {
    setCv(uploaded);
    setErrors((current) => withoutKeys(current, ['cv']));
    const { readCv } = await import('./signup-check.ts');
    setRead(() => (known: string[]) => readCv(uploaded.text, known));
  };
  const dropCv = () => {
    setCv(undefined);
    setRead(undefined);
  };
  const refuse = (found: Record<string, string>, at: number) => {
    setErrors(found);
    setStep(at);
    focusOnError();
  };

  const next = async () => {
    if (step === 1) {
      const { checkBasics } = await import('./signup-check.ts');
      const found = checkBasics(values);
      if (Object.keys(found).length > 0) return refuse(found, 1);
      const address = await api.identity
        .checkEmail({ email: values.email, type: 'user' })
        .catch(() => undefined);
      if (address?.status === false) return refuse({ email: m.validation_email_exists() }, 1);
      goTo(2);
    } else if (step === 2) {
      if (!cv) return refuse({ cv: m.validation_cv_required() }, 2);
      goTo(3);
    }
  };

  const submit = async (videocv: IntroductionAnswer[]) => {
    if (isBusy) return false;
    setBusy(true);
    setFailure('');
    try {
      const { taken, ...typed } = values;
      const input = {
        ...taken,
        ...typed,
        terms: true,
        cv: cv?.path ?? '',
        videocv,
      };
      // The contract reads choices from the same texts that the form holds.
      await api.candidates.signUp(input as Parameters<typeof api.candidates.signUp>[0]);
      clearDraft();
      endGuard();
      setStep(4);
      window.scrollTo({ top: 0 });
      return true;
    } catch (error) {
      const { fields, message, code } = readFailure(error);
      if (Object.keys(fields).length > 0) refuse(fields, fields.cv ? 2 : fields.videocv ? 3 : 1);
      setFailure(code === 'INTERNAL' ? m.candidates_something_wrong() : message);
      return false;
    } finally {
      setBusy(false);
    }
  };

  const offer = (
    <CvProposals
      proposals={found ? signupProposals(found, values, words) : []}
      onTake={(changes) => {
        change(takeProposals(newest.current, changes));
        setRead(undefined);
      }}
      onLeave={() => setRead(undefined)}
    />
  );

  if (step === 4) return <SignupSuccess email={values.email} redirect={redirect} />;
  return (
    <div className="signup">
      <SignupSteps step={step} onStep={goTo} />
      {failure && (
        <Notice tone="no" role="alert">
          {failure}
        </Notice>
      )}
      {step === 3 ? (
        <VideoStep isBusy={isBusy} error={errors.videocv} onBack={() => goTo(2)} onSubmit={submit} />
      ) : (
        <Card pad="lg">
          <PostForm element={form} className="signup-form" onSubmit={next}>
            {step === 1 ? (
              <>
                <FileField
                  kind={cvFile}
                  label={m.candidates_signup_cv_first()}
                  help={m.candidates_signup_cv_first_help()}
                  current={cv}
                  onStored={keepCv}
                  onRemove={dropCv}
                />
                {offer}
                <TakenFromCv taken={values.taken} onDrop={() => change({ taken: {} })} />
                <BasicStep values={values} errors={errors} onChange={change} />
              </>
            ) : (
              <section className="signup-part" aria-labelledby="signup-cv">
                <h2 id="signup-cv">{m.candidates_signup_step_cv()}</h2>
                <p className="field-help">{m.candidates_signup_cv_lead()}</p>
                <FileField
                  kind={cvFile}
                  label={m.candidates_cv_choose()}
                  current={cv}
                  error={errors.cv}
                  onStored={keepCv}
                  onRemove={dropCv}
                />
                {offer}
              </section>
            )}
            <div className="candidate-acts">
              <Button type="submit" variant="primary" size="lg">
                {m.candidates_next()}
              </Button>
              {step > 1 && (
                <Button variant="quiet" size="lg" onClick={() => goTo(step - 1)}>
                  {m.candidates_back()}
                </Button>
              )}
            </div>
          </PostForm>
        </Card>
      )}
    </div>
  );
}

function withoutKeys(errors: Record<string, string>, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name)));
}
