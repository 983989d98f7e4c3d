import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { ReceivedApplication } from '#contract/application-responses.ts';
import type { Mark } from '#domain/applications/marks.ts';
import { query } from '#web/api.ts';
import { IconButton, type IconButtonProps } from '#web/design/button.tsx';
import { Tag } from '#web/design/data/tag.tsx';
import { showToast } from '#web/design/overlay/toast.ts';
import { useKeys } from '#web/design/use-keys.ts';
import { useLatestWrite } from '#web/latest-write.ts';
import { failureMessage } from '#web/refusal.ts';
import { drawnMarks, markNames } from './marks.ts';
import './application-marks.css';

type Look = Pick<IconButtonProps, 'size' | 'tabIndex'>;
type Markable = Pick<ReceivedApplication, 'id' | Mark> & { name: string };

/** What stands in a list, and beside it the one application that is open: its keys act wherever the focus is. */
const rows = 'tr, li';

/** How an application is marked for everybody of the company; who may decide changes it. */
export function ApplicationMarks({
  application,
  canMark,
  ...look
}: { application: Markable; canMark: boolean } & Look) {
  const shown = markNames.filter((mark) => canMark || application[mark]);
  if (shown.length === 0) return null;
  return (
    <span className="application-marks">
      {shown.map((mark) =>
        canMark ? (
          <MarkToggle key={mark} mark={mark} application={application} {...look} />
        ) : (
          <MarkSign key={mark} mark={mark} text={setText(application, mark)} />
        ),
      )}
    </span>
  );
}

function MarkSign({ mark, text }: { mark: Mark; text: string | undefined }) {
  const { icon: Icon } = drawnMarks[mark];
  return (
    <span className="mark-sign" title={text}>
      <Tag icon={<Icon size="sm" />}>
        <span className="sr">{text}</span>
      </Tag>
    </span>
  );
}

function MarkToggle({ mark, application, ...look }: { mark: Mark; application: Markable } & Look) {
  const { id, name } = application;
  const { icon: Icon, key, save, label } = drawnMarks[mark];
  const queries = useQueryClient();
  const button = useRef<HTMLButtonElement>(null);
  const focused = useRef<Element>(null);
  const { shown, set } = useLatestWrite<boolean>(
    async (isSet) => {
      try {
        await save(id, isSet);
      } catch (error) {
        showToast({ type: 'error', text: failureMessage(error), duration: 5000 });
      }
    },
    () => queries.invalidateQueries({ queryKey: query.applications.key() }),
  );
  const wasSet = application[mark] !== null;
  const isSet = shown ?? wasSet;
  const toggle = () => {
    focused.current = document.activeElement;
    set(!isSet);
  };
  useKeys({
    [key]: () => {
      const row = button.current?.closest(rows);
      return row && !row.contains(document.activeElement) ? false : toggle();
    },
  });
  // A row that goes elsewhere leaves the focus behind.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the row goes once it is read that it is marked, or no more.
  useEffect(() => {
    const before = focused.current;
    focused.current = null;
    if (before instanceof HTMLElement && document.activeElement === document.body) before.focus();
  }, [wasSet]);
  return (
    <IconButton
      ref={button}
      className="mark-button"
      variant="quiet"
      {...look}
      label={label({ name })}
      title={(isSet && setText(application, mark)) || label({ name })}
      icon={<Icon size="sm" />}
      aria-pressed={isSet}
      aria-keyshortcuts={key}
      onClick={toggle}
    />
  );
}

/** By whom it is set, where it is. */
function setText(application: Markable, mark: Mark): string | undefined {
  const set = application[mark];
  if (!set) return undefined;
  return set.by === null ? drawnMarks[mark].isSet() : drawnMarks[mark].isSetBy({ name: set.by });
}
