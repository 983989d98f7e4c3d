import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { ReceivedApplication } from '#contract/application-responses.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { IconButton, type IconButtonProps } from '#web/design/button.tsx';
import { Tag } from '#web/design/data/tag.tsx';
import { PinIcon } from '#web/design/icons/subject-icons.tsx';
import { showToast } from '#web/design/overlay/toast.ts';
import { useKeys } from '#web/design/use-keys.ts';
import { useLatestWrite } from '#web/latest-write.ts';
import { failureMessage } from '#web/refusal.ts';
import './application-marks.css';

type Look = Pick<IconButtonProps, 'size' | 'tabIndex'>;
type Pinnable = Pick<ReceivedApplication, 'id' | 'pin'> & { name: string };

/** What stands in a list, and beside it the one application that is open: its key acts wherever the focus is. */
const rows = 'tr, li';

/** Whether an application stands before the others, for everybody of the company; who may decide changes it. */
export function PinButton({
  application,
  canPin,
  ...look
}: { application: Pinnable; canPin: boolean } & Look) {
  if (canPin) return <PinToggle application={application} {...look} />;
  if (!application.pin) return null;
  return (
    <span className="pin-mark" title={pinnedBy(application.pin)}>
      <Tag icon={<PinIcon size="sm" />}>
        <span className="sr">{pinnedBy(application.pin)}</span>
      </Tag>
    </span>
  );
}

function PinToggle({ application: { id, name, pin }, ...look }: { application: Pinnable } & Look) {
  const queries = useQueryClient();
  const button = useRef<HTMLButtonElement>(null);
  const focused = useRef<Element>(null);
  const { shown, set } = useLatestWrite<boolean>(
    async (pinned) => {
      try {
        await api.applications.pin({ id, pinned });
      } catch (error) {
        showToast({ type: 'error', text: failureMessage(error), duration: 5000 });
      }
    },
    () => queries.invalidateQueries({ queryKey: query.applications.key() }),
  );
  const isPinned = shown ?? pin !== null;
  const toggle = () => {
    focused.current = document.activeElement;
    set(!isPinned);
  };
  useKeys({
    p: () => {
      const row = button.current?.closest(rows);
      return row && !row.contains(document.activeElement) ? false : toggle();
    },
  });
  // A row that goes elsewhere leaves the focus behind.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the row goes once it is read that it is pinned, or no more.
  useEffect(() => {
    const before = focused.current;
    focused.current = null;
    if (before instanceof HTMLElement && document.activeElement === document.body) before.focus();
  }, [pin === null]);
  return (
    <IconButton
      ref={button}
      className="pin-button"
      variant="quiet"
      {...look}
      label={m.applications_pin({ name })}
      title={pin && isPinned ? pinnedBy(pin) : m.applications_pin({ name })}
      icon={<PinIcon size="sm" />}
      aria-pressed={isPinned}
      aria-keyshortcuts="p"
      onClick={toggle}
    />
  );
}

function pinnedBy({ by }: NonNullable<Pinnable['pin']>): string {
  return by === null ? m.applications_pinned() : m.applications_pinned_by({ name: by });
}
