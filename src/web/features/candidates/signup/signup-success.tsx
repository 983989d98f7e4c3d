import { productName } from '#domain/product.ts';
import { m } from '#texts/messages.js';
import { EmptyPeopleArt } from '../../../design/art/empty.tsx';
import { EmptyState } from '../../../design/empty-state.tsx';
import { localizedPath } from '../../shell/page-link.tsx';
import { useSurroundings } from '../../shell/surroundings.ts';

/** The session is open already; a whole page load takes it over. */
export function SignupSuccess({ email, redirect }: { email: string; redirect: string | undefined }) {
  const { localePrefix } = useSurroundings();
  return (
    <div role="status" className="signup-success">
      <EmptyState
        art={<EmptyPeopleArt />}
        title={m.candidates_signup_success({ product: productName })}
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
