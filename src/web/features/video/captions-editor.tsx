import { type RefObject, useId, useState } from 'react';
import { type Caption, captionMaximum } from '#domain/video/captions.ts';
import { m } from '#texts/messages.js';
import { Button, IconButton } from '#web/design/button.tsx';
import { TextInput } from '#web/design/form/text-input.tsx';
import { PlusIcon, TrashIcon } from '#web/design/icons/icons.tsx';
import type { FinishedTake } from './recording.ts';
import { minutesAndSeconds } from './time.ts';

interface CaptionsEditorProps {
  take: FinishedTake;
  video: RefObject<HTMLVideoElement | null>;
  captions: Caption[];
  onChange(captions: Caption[]): void;
}

const longestLine = 4;

/** Captions line by line; a new one begins where the player stands, or at each place where somebody speaks. */
export function CaptionsEditor({ take, video, captions, onChange }: CaptionsEditorProps) {
  const id = useId();
  const [isDrafting, setIsDrafting] = useState(false);
  const change = (index: number, part: Partial<Caption>) =>
    onChange(captions.map((caption, at) => (at === index ? { ...caption, ...part } : caption)));
  const add = () => {
    const start = Math.min(video.current?.currentTime ?? 0, Math.max(0, take.seconds - 0.5));
    const line = { start, end: Math.min(take.seconds, start + longestLine), text: '' };
    onChange([...captions, line].sort((a, b) => a.start - b.start));
  };
  const draft = async () => {
    setIsDrafting(true);
    const { findSpeech } = await import('#web/features/video/media/speech.ts');
    const spoken = await findSpeech(take.blob).catch(() => []);
    onChange(spoken.flatMap(cutIntoLines));
    setIsDrafting(false);
  };
  return (
    <details className="video-captions">
      <summary>{m.video_captions_open()}</summary>
      <p className="video-hint">{m.video_captions_text()}</p>
      <ol className="video-captions-lines" aria-label={m.video_captions_title()}>
        {captions.map((caption, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other name, and its order is its time.
          <li key={index}>
            <button
              type="button"
              className="video-captions-time num"
              onClick={() => {
                if (video.current) video.current.currentTime = caption.start;
              }}
            >
              {m.video_captions_from()} {minutesAndSeconds(caption.start)} {m.video_captions_to()}{' '}
              {minutesAndSeconds(caption.end)}
            </button>
            <TextInput
              id={`${id}-${index}`}
              label={m.video_captions_line({ number: index + 1 })}
              hideLabel
              maxLength={captionMaximum}
              value={caption.text}
              onChange={(event) => change(index, { text: event.currentTarget.value })}
            />
            <IconButton
              variant="quiet"
              label={m.video_captions_remove({ number: index + 1 })}
              icon={<TrashIcon />}
              onClick={() => onChange(captions.filter((_caption, at) => at !== index))}
            />
          </li>
        ))}
      </ol>
      <div className="video-acts">
        <Button icon={<PlusIcon />} onClick={add}>
          {m.video_captions_add()}
        </Button>
        {captions.length === 0 && (
          <Button variant="quiet" loading={isDrafting} onClick={() => void draft()}>
            {m.video_captions_draft()}
          </Button>
        )}
      </div>
    </details>
  );
}

function cutIntoLines({ start, end }: { start: number; end: number }): Caption[] {
  const count = Math.max(1, Math.ceil((end - start) / longestLine));
  const step = (end - start) / count;
  return Array.from({ length: count }, (_, index) => ({
    start: start + index * step,
    end: start + (index + 1) * step,
    text: '',
  }));
}
