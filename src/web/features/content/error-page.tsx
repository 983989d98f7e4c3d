import { m } from '#texts/messages.js';
import { type FaultKind, FaultScreen } from '#web/features/shell/fault-screen.tsx';
import { PageLink } from '#web/features/shell/page-link.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';

const passing: readonly FaultKind[] = ['fault', 'maintenance', 'offline', 'unavailable', 'busy', 'too-many'];

const faults: Readonly<Record<string, FaultKind>> = {
  'page-1': 'not-found',
  'page-2': 'no-permission',
  'page-3': 'fault',
  'page-4': 'maintenance',
  'page-5': 'offline',
  // What the server answers itself with, while it can't render the page that was asked for.
  unavailable: 'unavailable',
  busy: 'busy',
  'too-many': 'too-many',
};

/** The fault that an error page is about; undefined for a page that there is not. */
export function faultOfPage(page: string): FaultKind | undefined {
  return Object.hasOwn(faults, page) ? faults[page] : undefined;
}

/** It may be another than this page's own. */
const addressAskedFor = '';

/** `/error/page-1` to `/error/page-5`, and what stands in for a page that can't be rendered now. */
export function ErrorPage({ page }: { page: string }) {
  const fault = faultOfPage(page) ?? 'not-found';
  const { viewer } = useSurroundings();
  const kind = fault === 'no-permission' && !viewer ? 'signed-out' : fault;
  const mayPass = passing.includes(kind);
  const maySignIn = kind === 'signed-out';
  return (
    <FaultScreen
      kind={kind}
      actions={
        <>
          {mayPass && (
            <a href={addressAskedFor} className="btn btn-primary" data-reload>
              {m.shell_try_again()}
            </a>
          )}
          {maySignIn && (
            <PageLink to="/login" className="btn btn-primary">
              {m.identity_sign_in()}
            </PageLink>
          )}
          <PageLink to="/" className={mayPass || maySignIn ? 'btn' : 'btn btn-primary'}>
            {m.shell_home()}
          </PageLink>
          <PageLink to="/contact-us" className="btn">
            {m.shell_contact()}
          </PageLink>
        </>
      }
    />
  );
}
