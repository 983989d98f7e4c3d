import { localizedPath } from '#domain/locale.ts';
import { m } from '#texts/messages.js';
import { ButtonAnchor } from '#web/design/button.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { SuccessIcon } from '#web/design/icons/icons.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import type { Registration } from './use-registration.ts';
import './registration.css';

/** Step 5: done, and what happens next. The dashboard is a full load, because the session began here. */
export function FinishStep({ registration }: { registration: Registration }) {
  const { localePrefix } = useSurroundings();
  const { email, company_name } = registration.values;
  return (
    <div className="company-finish" data-alone>
      <p className="company-finish-word" role="status">
        <SuccessIcon size="lg" />
        {m.companies_registered()}
      </p>
      {registration.isLogoLost && <Notice tone="wait">{m.companies_finish_logo()}</Notice>}
      <ol className="company-next">
        <li>{m.companies_finish_confirm({ email })}</li>
        <li>{m.companies_finish_review({ company: company_name })}</li>
        <li>{m.companies_finish_publish()}</li>
      </ol>
      <div className="company-acts">
        <ButtonAnchor
          data-reload=""
          variant="primary"
          size="lg"
          href={localizedPath('/dashboard', localePrefix)}
        >
          {m.companies_to_dashboard()}
        </ButtonAnchor>
        <ButtonAnchor
          data-reload=""
          size="lg"
          href={localizedPath('/company-profile-edit/company', localePrefix)}
        >
          {m.companies_complete_profile()}
        </ButtonAnchor>
      </div>
    </div>
  );
}
