import { useState } from 'react';
import { m } from '#texts/messages.js';
import { Button } from '#web/design/button.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { minutesAndSeconds } from './time.ts';
import type { Recorder } from './use-recorder.ts';

/** Takes that an earlier visit left unsent on this device: go on with one, or discard it. */
export function FoundTakes({ recorder }: { recorder: Recorder }) {
  const [busy, setBusy] = useState('');
  return recorder.found.map((take) => {
    const { id, seconds } = take.facts;
    return (
      <Notice
        key={id}
        tone="info"
        title={
          seconds === null
            ? m.video_found_title_unknown()
            : m.video_found_title({ time: minutesAndSeconds(seconds) })
        }
        actions={
          <>
            <Button
              variant="primary"
              loading={busy === id}
              onClick={() => {
                setBusy(id);
                void recorder.resume(take).finally(() => setBusy(''));
              }}
            >
              {m.video_found_go_on()}
            </Button>
            <Button variant="quiet" onClick={() => void recorder.discard(id)}>
              {m.video_found_discard()}
            </Button>
          </>
        }
      >
        {m.video_found_text()}
      </Notice>
    );
  });
}
