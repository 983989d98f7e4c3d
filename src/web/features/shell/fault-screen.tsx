import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { m } from '#texts/messages.js';
import '#web/design/art/art.css';
import { ErrorState } from '#web/design/data/empty-state.tsx';

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

type Art = keyof typeof import('#web/design/art/fault.tsx');
type Fault = { art: Art; code?: string; title: () => string; text: () => string };

const faults: Readonly<Record<FaultKind, Fault>> = {
  'not-found': {
    art: 'NotFoundArt',
    code: '404',
    title: m.shell_not_found_title,
    text: m.shell_not_found_text,
  },
  'no-permission': {
    art: 'ForbiddenArt',
    code: '403',
    title: m.shell_forbidden_title,
    text: m.shell_forbidden_text,
  },
  'signed-out': {
    art: 'ForbiddenArt',
    code: '403',
    title: m.shell_forbidden_title,
    text: m.shell_signed_out_text,
  },
  fault: { art: 'FaultArt', code: '500', title: m.shell_fault_title, text: m.shell_fault_text },
  maintenance: {
    art: 'MaintenanceArt',
    code: '503',
    title: m.shell_maintenance_title,
    text: m.shell_maintenance_text,
  },
  unavailable: {
    art: 'MaintenanceArt',
    code: '503',
    title: m.shell_unavailable_title,
    text: m.shell_unavailable_text,
  },
  busy: { art: 'MaintenanceArt', code: '503', title: m.shell_busy_title, text: m.shell_busy_text },
  'too-many': {
    art: 'MaintenanceArt',
    code: '429',
    title: m.shell_too_many_title,
    text: m.shell_too_many_text,
  },
  offline: { art: 'OfflineArt', title: m.shell_offline_title, text: m.shell_offline_text },
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
      <ErrorState art={<Picture of={art} />} code={code} title={title()} actions={actions} detail={detail}>
        <p>{kind === 'fault' && !detail ? m.shell_fault_text_alone() : text()}</p>
      </ErrorState>
    </div>
  );
}

/** Comes with the first fault and not with every page; where it can't come, the words stand alone. */
function Picture({ of }: { of: Art }) {
  const [Shown, setShown] = useState<ComponentType>();
  useEffect(() => {
    import('#web/design/art/fault.tsx').then(
      (art) => setShown(() => art[of]),
      () => undefined,
    );
  }, [of]);
  return Shown && <Shown />;
}
