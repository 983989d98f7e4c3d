import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type Dispatch, type SetStateAction, useState } from 'react';
import {
  type ApplicationStatus,
  applicationStatuses,
  type StoredApplicationStatus,
} from '#domain/applications/applications.ts';
import { mayFollow } from '#domain/applications/status-changes.ts';
import type { Rejection } from '#domain/applications/submission.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { showToast } from '#web/design/overlay/toast.ts';
import { forgetAct, noteAct } from '#web/features/applications/own-acts.ts';
import { statusText } from '#web/features/applications/status-texts.ts';
import { failureMessage } from '#web/refusal.ts';

interface Changeable {
  id: string;
  status: StoredApplicationStatus;
}

/** With who applied, as the screen names them. */
type Named = Changeable & { name: string };

type Shown = Readonly<Record<string, StoredApplicationStatus>>;
type Why = Rejection & { isUndo?: boolean };

/**
 * Sets a status at once on the screen, then on the server; the toast takes it back while it stands. Another one of the
 * same application waits for the one before.
 */
export function useStatusChange() {
  const queryClient = useQueryClient();
  const [shown, setShown] = useState<Shown>({});
  // The same from drawing to drawing: rows are not drawn anew because of it.
  const [change] = useState(() => statusChanger(queryClient, setShown));
  return {
    change,
    /** The status as it will be, while the server is asked. */
    statusOf: ({ id, status }: Changeable) => shown[id] ?? status,
  };
}

function statusChanger(queryClient: QueryClient, setShown: Dispatch<SetStateAction<Shown>>) {
  const running = new Map<string, { to: ApplicationStatus; saved: Promise<unknown> }>();

  /** Answers why it was refused, where it was. */
  async function change(application: Named, to: ApplicationStatus, why: Why = {}): Promise<unknown> {
    const { id } = application;
    const before = running.get(id);
    const from = before?.to ?? application.status;
    if (!mayFollow(from, to)) return undefined;
    setShown((others) => ({ ...others, [id]: to }));
    const save = () => send({ ...application, status: from }, to, why);
    const mine = { to, saved: before ? before.saved.then(save) : save() };
    const isLast = () => running.get(id) === mine;
    running.set(id, mine);
    const refused = await mine.saved;
    if (isLast()) {
      // A first reading that began before the change is not asked again by itself, and would say what was.
      await queryClient.cancelQueries({ queryKey: query.applications.key() }, { silent: true });
      await Promise.all(
        // The dashboard may have been opened before this was saved.
        [query.applications.key(), query.companyActivity.dashboard.key()].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      );
    }
    if (!isLast()) return refused;
    running.delete(id);
    setShown(({ [id]: _settled, ...others }) => others);
    return refused;
  }

  async function send(
    { id, name, status: from }: Named,
    to: ApplicationStatus,
    { isUndo = false, ...why }: Why,
  ): Promise<unknown> {
    const back = applicationStatuses.find((status) => status === from && mayFollow(to, status));
    try {
      await api.applications.changeStatus({ id, status: to, from, ...why });
      if (isUndo) forgetAct(id);
      else noteAct({ id, name, to, back });
      showToast({
        type: 'success',
        text: isUndo
          ? m.common_updated_successfully()
          : m.applications_status_changed({ name, status: statusText(to) }),
        duration: isUndo ? 2000 : 6000,
        isJoyful: to === 'Hired' && !isUndo,
        action:
          isUndo || !back
            ? undefined
            : {
                label: m.applications_undo(),
                onSelect: () => void change({ id, name, status: to }, back, { isUndo: true }),
              },
      });
      return undefined;
    } catch (error) {
      showToast({ type: 'error', text: failureMessage(error), duration: 5000 });
      return error;
    }
  }

  return (application: Named, to: ApplicationStatus, why?: Rejection): Promise<unknown> =>
    change(application, to, why);
}
