import type { ComponentProps } from 'react';
import { m } from '#texts/messages.js';
import { Checkbox } from '#web/design/form/choice.tsx';
import { PageLink } from '#web/features/shell/page-link.tsx';

/** The terms: to be accepted, or said where they were with the account, in the version in force. */
export function TermsField({
  tick,
  isAccepted,
}: {
  tick: Omit<ComponentProps<typeof Checkbox>, 'label'>;
  isAccepted: boolean;
}) {
  if (isAccepted)
    return (
      <p>
        {m.applications_terms_accepted()} <TermsLink />
      </p>
    );
  return (
    <Checkbox
      {...tick}
      label={
        <>
          {m.applications_terms_accept()} <TermsLink />
        </>
      }
    />
  );
}

function TermsLink() {
  return (
    <PageLink to="/term-and-conditions" target="_blank" rel="noopener">
      {m.applications_terms_name()}
    </PageLink>
  );
}
