import { type ChangeEvent, useRef, useState } from 'react';
import { m } from '#texts/messages.js';
import { Button } from '#web/design/button.tsx';
import { VideoIcon } from '#web/design/icons/subject-icons.tsx';
import type { Recorder } from './use-recorder.ts';

/** A video from this device, or one filmed now with the phone's own camera program, where the page can't record. */
export function ChooseVideo({ recorder, isFirst = false }: { recorder: Recorder; isFirst?: boolean }) {
  const stored = useRef<HTMLInputElement>(null);
  const filmed = useRef<HTMLInputElement>(null);
  const [isReading, setIsReading] = useState(false);
  const isPhone = matchMedia('(pointer: coarse)').matches;
  const isBusy = recorder.phase === 'saving' || recorder.phase === 'saved';
  const take = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (!file) return;
    setIsReading(true);
    await recorder.take(file).finally(() => setIsReading(false));
    currentTarget.value = ''; // The same file may be chosen again.
  };
  const onChange = (event: ChangeEvent<HTMLInputElement>) => void take(event);
  const input = { type: 'file', accept: 'video/*', hidden: true, onChange } as const;
  const look = { size: 'lg', loading: isReading, disabled: isBusy } as const;
  return (
    <div className="video-acts">
      {isPhone && (
        <>
          <Button
            {...look}
            variant={isFirst ? 'primary' : 'default'}
            icon={<VideoIcon />}
            onClick={() => filmed.current?.click()}
          >
            {m.video_film()}
          </Button>
          <input {...input} ref={filmed} capture="user" aria-label={m.video_film()} />
        </>
      )}
      <Button
        {...look}
        variant={isFirst && !isPhone ? 'primary' : 'default'}
        onClick={() => stored.current?.click()}
      >
        {m.video_choose_file()}
      </Button>
      <input {...input} ref={stored} aria-label={m.video_choose_file()} />
      {isFirst && <span className="video-hint">{m.video_choose_hint()}</span>}
    </div>
  );
}
