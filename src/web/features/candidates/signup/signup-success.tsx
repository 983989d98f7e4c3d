import { useEffect } from 'react';
import { localizedPath } from '#domain/locale.ts';
import { m } from '#texts/messages.js';
import { EmptyPeopleArt } from '#web/design/art/empty.tsx';
import { EmptyState } from '#web/design/data/empty-state.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';

/** The session is open already; a whole page load takes it over. */
export function SignupSuccess({ email, redirect }: { email: string; redirect: string | undefined }) {
  const { localePrefix } = useSurroundings();
  useOnToApplication(redirect);
  return (
    <div role="status" className="signup-success" data-alone>
      <EmptyState
        art={<EmptyPeopleArt />}
        title={m.candidates_signup_success({ product: m.product_name() })}
        actions={
          <>
            {redirect && (
              <a className="btn btn-primary" href={redirect} data-reload>
                {m.candidates_signup_continue()}
              </a>
            )}
            <a
              className={redirect ? 'btn' : 'btn btn-primary'}
              href={localizedPath('/candidate-dashboard', localePrefix)}
              data-reload
            >
              {m.candidates_signup_dashboard()}
            </a>
          </>
        }
      >
        {m.candidates_check_mailbox({ email })}
      </EmptyState>
    </div>
  );
}

/** Who signed up to apply goes on applying, and reads there what this screen says. */
function useOnToApplication(redirect: string | undefined): void {
  useEffect(() => {
    if (!redirect || !/^(?:\/[a-z]{2})?\/job\/[\w-]+\/apply(?:\?|$)/.test(redirect)) return;
    window.location.replace(`${redirect}${redirect.includes('?') ? '&' : '?'}registered=1`);
  }, [redirect]);
}
