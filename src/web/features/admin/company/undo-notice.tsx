import { useEffect, useState } from 'react';
import { m } from '#texts/messages.js';
import { Button } from '#web/design/button.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { exactHourText } from '#web/moments.ts';
import { ActKey } from './act-key.tsx';

/** The minute in which a decision can be taken back: it goes by itself when that is over. */
export function UndoNotice({
  until,
  title,
  isRunning,
  onUndo,
}: {
  until: string;
  /** What was decided. */
  title: string;
  isRunning: boolean;
  onUndo: () => void;
}) {
  const { locale } = useSurroundings();
  const end = Date.parse(until);
  const [isOver, setOver] = useState(() => end <= Date.now());
  useEffect(() => {
    setOver(end <= Date.now());
    const timer = setTimeout(() => setOver(true), Math.max(0, end - Date.now()));
    return () => clearTimeout(timer);
  }, [end]);
  if (isOver) return null;
  const time = exactHourText(end, locale);
  return (
    <Notice
      tone="ok"
      role="status"
      title={title}
      actions={
        <Button
          size="sm"
          aria-keyshortcuts="z"
          endIcon={<ActKey name="z" />}
          loading={isRunning}
          onClick={onUndo}
        >
          {m.admin_undo()}
        </Button>
      }
    >
      {m.admin_approved_text({ time })}
    </Notice>
  );
}
