import { useMemo, useState } from 'react';
import type { CvProposal } from '#domain/candidates/cv/reading.ts';
import { m } from '#texts/messages.js';
import { Button } from '#web/design/button.tsx';
import { Card } from '#web/design/data/card.tsx';
import { CvProposals } from '#web/features/candidates/cv-proposals.tsx';
import { knownTitles, withStoredTitles } from '#web/features/candidates/known-titles.ts';
import { useCvWords } from '#web/features/candidates/use-cv-words.ts';
import { cvFile, type StoredCv } from '#web/forms/cv-file.ts';
import { FileField } from '#web/forms/file-field.tsx';
import { FormSentence, PostForm } from '#web/forms/form.tsx';
import { useJobTitles } from '#web/forms/job-titles.ts';
import { BasicStep } from './basic-step.tsx';
import { signupProposals, takeProposals } from './signup-proposals.ts';
import { SignupSteps } from './signup-steps.tsx';
import { SignupSuccess } from './signup-success.tsx';
import { TakenFromCv } from './taken-from-cv.tsx';
import { useSignup } from './use-signup.ts';
import { VideoStep } from './video-step.tsx';
import '#web/features/candidates/candidates.css';
import './signup.css';

/** The candidate's signup: basic details, CV, video introduction; step 4 is the success. */
export function CandidateSignup({
  redirect,
  sendsWhatsapp,
}: {
  redirect: string | undefined;
  sendsWhatsapp: boolean;
}) {
  const { form, step, isDone, goTo, next, submit } = useSignup();
  const [read, setRead] = useState<(known: string[]) => CvProposal>();
  const titles = useJobTitles();
  const words = useCvWords();
  // The list of titles may come after the CV.
  const found = useMemo(() => read && withStoredTitles(read(knownTitles(titles)), titles), [read, titles]);
  const { values, errors } = form;

  const readText = async (text: string) => {
    const { readCv } = await import('./signup-check.ts');
    setRead(() => (known: string[]) => readCv(text, known));
  };
  const keepCv = async (uploaded: StoredCv) => {
    form.set('cv', uploaded);
    await readText(uploaded.text);
  };
  const dropCv = () => {
    form.set('cv', undefined);
    setRead(undefined);
  };

  const offer = (
    <CvProposals
      proposals={found ? signupProposals(found, values, words) : []}
      onTake={(changes) => {
        form.change((values) => takeProposals(values, changes));
        setRead(undefined);
      }}
      onLeave={() => setRead(undefined)}
    />
  );

  if (isDone) return <SignupSuccess email={values.email} redirect={redirect} />;
  return (
    <div className="signup">
      <SignupSteps step={step} onStep={goTo} />
      <FormSentence form={form} />
      {step === 3 ? (
        <VideoStep isBusy={form.isRunning} error={errors.videocv} onBack={() => goTo(2)} onSubmit={submit} />
      ) : (
        <Card pad="lg">
          <PostForm element={form.element} className="signup-form" onSubmit={next}>
            {step === 1 ? (
              <>
                <FileField
                  kind={cvFile}
                  label={m.candidates_signup_cv_first()}
                  help={m.candidates_signup_cv_first_help()}
                  current={values.cv}
                  onStored={keepCv}
                  onRead={readText}
                  onRemove={dropCv}
                />
                {offer}
                <TakenFromCv taken={values.taken} onDrop={() => form.set('taken', {})} />
                <BasicStep form={form} sendsWhatsapp={sendsWhatsapp} />
              </>
            ) : (
              <section className="signup-part" aria-labelledby="signup-cv">
                <h2 id="signup-cv">{m.candidates_signup_step_cv()}</h2>
                <p className="field-help">{m.candidates_signup_cv_lead()}</p>
                <FileField
                  kind={cvFile}
                  label={m.candidates_cv_choose()}
                  current={values.cv}
                  error={errors.cv}
                  onStored={keepCv}
                  onRead={readText}
                  onRemove={dropCv}
                />
                {offer}
              </section>
            )}
            <div className="candidate-acts">
              <Button type="submit" variant="primary" size="lg">
                <span className="candidate-next">{m.candidates_next()}</span>
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
