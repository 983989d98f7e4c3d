import { registrationSteps } from '#domain/companies/registration.ts';
import { m } from '#texts/messages.js';
import { Button } from '#web/design/button.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { Timeline } from '#web/design/data/timeline.tsx';
import { ArrowEndIcon, ArrowStartIcon } from '#web/design/icons/icons.tsx';
import { labelOf } from '#web/features/companies/labels.ts';
import { FormSentence, PostForm } from '#web/forms/form.tsx';
import { CompanyStep } from './company-step.tsx';
import { DetailsStep } from './details-step.tsx';
import { FinishStep } from './finish-step.tsx';
import { PersonalStep } from './personal-step.tsx';
import { PreviewStep } from './preview-step.tsx';
import { RecruiterStep } from './recruiter-step.tsx';
import { finishStep, previewStep, useRegistration } from './use-registration.ts';
import '#web/features/companies/companies.css';
import './registration.css';

/** The company's registration in the steps 0 to 5 of the specification (2, section 2). */
export function CompanyRegistration() {
  const registration = useRegistration();
  const { form, step, missing, next, goTo, goTowards } = registration;
  const { isRunning } = form;
  const steps = registrationSteps.map((name, index) => ({
    key: name,
    label: labelOf('registration_step', name),
    onSelect:
      index !== step && index < finishStep && step < finishStep ? () => void goTowards(index) : undefined,
    state:
      index < step || step === finishStep
        ? ('done' as const)
        : index === step
          ? ('now' as const)
          : ('next' as const),
  }));
  const Step = screens[step] ?? FinishStep;
  return (
    <div className="company-wizard">
      <div className="company-wizard-steps">
        <Timeline label={m.companies_wizard_steps()} steps={steps} />
        <p className="company-wizard-count">
          {m.companies_wizard_step({ step: step + 1, total: registrationSteps.length })} ·{' '}
          <b>{steps[step]?.label}</b>
        </p>
      </div>
      <PostForm element={form.element} className="card card-pad-lg company-form" onSubmit={next}>
        <h2 tabIndex={-1}>{steps[step]?.label}</h2>
        <FormSentence form={form} />
        {missing.length > 0 && step < finishStep && (
          <Notice tone="wait">
            {m.companies_choose_again({ files: missing.map(nameOfFile).join(m.common_comma()) })}
          </Notice>
        )}
        <Step registration={registration} />
        {step < finishStep && (
          <div className="company-acts">
            {step > 0 && (
              <Button size="lg" icon={<ArrowStartIcon />} disabled={isRunning} onClick={() => goTo(step - 1)}>
                {m.companies_back()}
              </Button>
            )}
            <Button
              type="submit"
              size="lg"
              variant="primary"
              loading={isRunning}
              endIcon={step < previewStep ? <ArrowEndIcon /> : undefined}
            >
              {step === previewStep ? m.companies_register() : m.companies_continue()}
            </Button>
          </div>
        )}
      </PostForm>
    </div>
  );
}

function nameOfFile(name: string): string {
  return name === 'logo' ? m.companies_logo() : labelOf('company_document', name);
}

const screens = [PersonalStep, RecruiterStep, CompanyStep, DetailsStep, PreviewStep, FinishStep];
