import { m } from '#texts/messages.js';
import { type FaultKind, FaultScreen } from '../shell/fault-screen.tsx';
import { PageLink } from '../shell/page-link.tsx';

const faults: Readonly<Record<string, FaultKind>> = {
  'page-1': 'not-found',
  'page-2': 'no-permission',
  'page-3': 'fault',
  'page-4': 'maintenance',
  'page-5': 'offline',
};

/** The fault that an error page is about; undefined for a page that there is not. */
export function faultOfPage(page: string): FaultKind | undefined {
  return Object.hasOwn(faults, page) ? faults[page] : undefined;
}

/** `/error/page-1` to `/error/page-5` */
export function ErrorPage({ page }: { page: string }) {
  return (
    <FaultScreen
      kind={faultOfPage(page) ?? 'not-found'}
      actions={
        <>
          <PageLink to="/" className="btn btn-primary">
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
