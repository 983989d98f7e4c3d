import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApplicationStatus, StoredApplicationStatus } from '#domain/applications/applications.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { showToast } from '#web/design/overlay/toast.ts';
import { statusText } from '#web/features/applications/status-texts.ts';
import { failureMessage } from '#web/refusal.ts';

interface Changeable {
  id: string;
  status: StoredApplicationStatus;
}

/** Sets a status at once on the screen, then on the server; the toast takes it back while it stands. */
export function useStatusChange() {
  const queryClient = useQueryClient();
  const [shown, setShown] = useState<Record<string, StoredApplicationStatus>>({});

  async function change({ id, status: from }: Changeable, to: ApplicationStatus, isUndo = false) {
    if (from === to) return;
    setShown((others) => ({ ...others, [id]: to }));
    try {
      await api.applications.changeStatus({ id, status: to, from });
      const previous = from;
      showToast({
        type: 'success',
        text: isUndo
          ? m.common_updated_successfully()
          : m.applications_status_changed({ status: statusText(to) }),
        duration: isUndo ? 2000 : 6000,
        action:
          isUndo || previous === 'Withdrawn'
            ? undefined
            : {
                label: m.applications_undo(),
                onSelect: () => void change({ id, status: to }, previous, true),
              },
      });
    } catch (error) {
      showToast({ type: 'error', text: failureMessage(error), duration: 5000 });
    }
    await queryClient.invalidateQueries({ queryKey: query.applications.key() });
    setShown(({ [id]: _settled, ...others }) => others);
  }

  return {
    change: (application: Changeable, to: ApplicationStatus) => void change(application, to),
    /** The status as it will be, while the server is asked. */
    statusOf: ({ id, status }: Changeable) => shown[id] ?? status,
  };
}
