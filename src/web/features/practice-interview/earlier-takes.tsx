import { useEffect, useState } from 'react';
import { m } from '#texts/messages.js';
import { getLocale } from '#texts/runtime.js';
import { IconButton } from '#web/design/button.tsx';
import { Table, TableCell } from '#web/design/data/table.tsx';
import { TrashIcon } from '#web/design/icons/icons.tsx';
import { PlayIcon } from '#web/design/icons/subject-icons.tsx';
import { Dialog } from '#web/design/overlay/dialog.tsx';
import type { FinishedTake } from '#web/features/video/recording.ts';
import type { Take } from '#web/features/video/takes/takes.ts';
import { minutesAndSeconds } from '#web/features/video/time.ts';
import type { Recorder } from '#web/features/video/use-recorder.ts';
import { momentText } from '#web/moments.ts';
import { pausesText } from './take-feedback.tsx';

/** The takes of this question that this device keeps, beside the one just made. */
export function EarlierTakes({ take, recorder }: { take: FinishedTake; recorder: Recorder }) {
  const [watched, setWatched] = useState<Take | null>(null);
  const ofThisVisit = recorder.takes.map((other) => other.take).filter((other) => other !== take.take);
  const earlier = [...recorder.found, ...ofThisVisit].reverse();
  if (earlier.length === 0) return null;
  return (
    <section className="practice-earlier" aria-labelledby="earlier-takes">
      <h3 id="earlier-takes">{m.practice_earlier_title()}</h3>
      <Table
        caption={m.practice_earlier_title()}
        columns={[
          { key: 'when', label: m.practice_earlier_when() },
          { key: 'length', label: m.practice_length(), kind: 'number' },
          { key: 'pace', label: m.practice_pace(), kind: 'number' },
          { key: 'pauses', label: m.practice_pauses() },
          { key: 'acts', label: m.practice_earlier_actions(), kind: 'acts' },
        ]}
      >
        {earlier.map((other) => (
          <TakeRow
            key={other.facts.id}
            take={other}
            onWatch={() => setWatched(other)}
            onRemove={() => void recorder.discard(other.facts.id)}
          />
        ))}
      </Table>
      {watched && <Watch take={watched} onClose={() => setWatched(null)} />}
    </section>
  );
}

function TakeRow({ take, onWatch, onRemove }: { take: Take; onWatch(): void; onRemove(): void }) {
  const { startedAt, seconds, speech } = take.facts;
  const date = dateText(startedAt);
  return (
    <tr>
      <TableCell>
        <div className="table-name">{date}</div>
      </TableCell>
      <TableCell kind="number" label={m.practice_length()}>
        {seconds === null ? '' : minutesAndSeconds(seconds)}
      </TableCell>
      <TableCell kind="number" label={m.practice_pace()}>
        {speech?.wordsPerMinute ? m.practice_pace_value({ words: speech.wordsPerMinute }) : '–'}
      </TableCell>
      <TableCell label={m.practice_pauses()}>{speech?.wordsPerMinute ? pausesText(speech) : '–'}</TableCell>
      <TableCell kind="acts">
        <div className="practice-acts">
          <IconButton
            size="sm"
            variant="quiet"
            label={m.practice_earlier_play({ date })}
            icon={<PlayIcon />}
            onClick={onWatch}
          />
          <IconButton
            size="sm"
            variant="quiet"
            label={m.practice_earlier_remove({ date })}
            icon={<TrashIcon />}
            onClick={onRemove}
          />
        </div>
      </TableCell>
    </tr>
  );
}

function Watch({ take, onClose }: { take: Take; onClose(): void }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    let made: string | undefined;
    void (async () => {
      const { makePlayable } = await import('#web/features/video/media/playable.ts');
      made = URL.createObjectURL((await makePlayable(await take.file.blob())).blob);
      setUrl(made);
    })();
    return () => {
      if (made) URL.revokeObjectURL(made);
    };
  }, [take]);
  return (
    <Dialog open onClose={onClose} size="lg" title={dateText(take.facts.startedAt)}>
      <div className="video-stage">
        {/* biome-ignore lint/a11y/useMediaCaption: the person's own take. */}
        {url && <video src={url} controls autoPlay playsInline />}
      </div>
    </Dialog>
  );
}

function dateText(time: number): string {
  return momentText(time, getLocale());
}
