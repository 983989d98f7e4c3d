import { lazy, type ReactNode, Suspense } from 'react';
import { m } from '#texts/messages.js';
import type { FaultPicture } from '#web/design/art/fault.tsx';
import { ErrorState } from '#web/design/data/empty-state.tsx';
import '#web/design/art/art.css';

/** Comes with the first fault and not with every page; where it can't come, the words stand alone. */
const FaultArt = lazy(() =>
  import('#web/design/art/fault.tsx').then(
    ({ FaultArt }) => ({ default: FaultArt }),
    () => ({ default: NoArt }),
  ),
);

type Fault = { art: FaultPicture; code?: string; title: () => string; text: () => string };

export type FaultKind =
  | 'not-found'
  | 'no-permission'
  | 'signed-out'
  | 'fault'
  | 'maintenance'
  | 'offline'
  | 'unavailable'
  | 'busy'
  | 'too-many';

const faults: Readonly<Record<FaultKind, Fault>> = {
  'not-found': {
    art: 'not-found',
    code: '404',
    title: m.shell_not_found_title,
    text: m.shell_not_found_text,
  },
  'no-permission': {
    art: 'forbidden',
    code: '403',
    title: m.shell_forbidden_title,
    text: m.shell_forbidden_text,
  },
  'signed-out': {
    art: 'forbidden',
    code: '403',
    title: m.shell_forbidden_title,
    text: m.shell_signed_out_text,
  },
  fault: { art: 'fault', code: '500', title: m.shell_fault_title, text: m.shell_fault_text },
  maintenance: {
    art: 'maintenance',
    code: '503',
    title: m.shell_maintenance_title,
    text: m.shell_maintenance_text,
  },
  unavailable: {
    art: 'maintenance',
    code: '503',
    title: m.shell_unavailable_title,
    text: m.shell_unavailable_text,
  },
  busy: { art: 'maintenance', code: '503', title: m.shell_busy_title, text: m.shell_busy_text },
  'too-many': {
    art: 'maintenance',
    code: '429',
    title: m.shell_too_many_title,
    text: m.shell_too_many_text,
  },
  offline: { art: 'offline', title: m.shell_offline_title, text: m.shell_offline_text },
};

/** What a fault is called. */
export function faultTitle(kind: FaultKind): string {
  return faults[kind].title();
}

/** The five error pages of `/error/page-1` to `page-5`, also shown where they happen. */
export function FaultScreen({
  kind,
  actions,
  detail,
}: {
  kind: FaultKind;
  actions: ReactNode;
  detail?: string;
}) {
  const { art, code, title, text } = faults[kind];
  return (
    <div className="wrap">
      <ErrorState
        art={
          <Suspense fallback={null}>
            <FaultArt of={art} />
          </Suspense>
        }
        code={code}
        title={title()}
        actions={actions}
        detail={detail}
      >
        <p>{kind === 'fault' && !detail ? m.shell_fault_text_alone() : text()}</p>
      </ErrorState>
    </div>
  );
}

function NoArt(): ReactNode {
  return null;
}
