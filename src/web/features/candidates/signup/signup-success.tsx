import { productName } from '#domain/product.ts';
import { m } from '#texts/messages.js';
import { EmptyPeopleArt } from '../../../design/art/empty.tsx';
import { EmptyState } from '../../../design/empty-state.tsx';
import { safeRedirect } from '../../identity/redirect-target.ts';
import { localizedPath } from '../../shell/page-link.tsx';
import { useSurroundings } from '../../shell/surroundings.ts';

/** The session is open already; a whole page load takes it over. */
export function SignupSuccess({ email, redirect }: { email: string; redirect: string | undefined }) {
  const { localePrefix } = useSurroundings();
  const target = safeRedirect(redirect);
  return (
    <div role="status" className="signup-success">
      <EmptyState
        art={<EmptyPeopleArt />}
        title={m.candidates_signup_success({ product: productName })}
        actions={
          <>
            {target && (
              <a className="btn btn-primary" href={target} data-reload>
                {m.candidates_signup_continue()}
              </a>
            )}
            <a
              className={target ? 'btn' : 'btn btn-primary'}
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
