import { useEffect, useState } from 'react';
import { m } from '#texts/messages.js';
import { Card } from '#web/design/data/card.tsx';
import type { FinishedTake } from '#web/features/video/recording.ts';
import type { TakeFacts } from '#web/features/video/takes/takes.ts';
import { minutesAndSeconds } from '#web/features/video/time.ts';
import { judgeLength, judgePace, judgePauses } from './judgement.ts';

type Speech = NonNullable<TakeFacts['speech']>;

/** Length, pace and pauses of a take, computed on this device. */
export function TakeFeedback({ take, seconds }: { take: FinishedTake; seconds: number }) {
  const speech = useSpeech(take);
  return (
    <Card as="section" pad="md" className="practice-feedback">
      <h3>{m.practice_feedback_title()}</h3>
      {speech === undefined ? (
        <p role="status">{m.practice_feedback_pending()}</p>
      ) : speech?.wordsPerMinute == null ? (
        <p role="status">{m.practice_feedback_none()}</p>
      ) : (
        <dl>
          <Fact name={m.practice_length()} value={minutesAndSeconds(take.seconds)}>
            {lengthTexts[judgeLength(take.seconds, seconds)]()}
          </Fact>
          <Fact name={m.practice_pace()} value={m.practice_pace_value({ words: speech.wordsPerMinute })}>
            {paceTexts[judgePace(speech.wordsPerMinute)]()}
          </Fact>
          <Fact name={m.practice_pauses()} value={pausesText(speech)}>
            {speech.pauses === 0 ? '' : pauseTexts[judgePauses(speech.longestPause)]()}
          </Fact>
        </dl>
      )}
    </Card>
  );
}

export function pausesText({ pauses, longestPause }: Speech): string {
  if (pauses === 0) return m.practice_pauses_none();
  return m.practice_pauses_value({ count: pauses, longest: Math.round(longestPause) });
}

const lengthTexts = {
  good: m.practice_length_good,
  short: m.practice_length_short,
  long: m.practice_length_long,
};
const paceTexts = { good: m.practice_pace_good, slow: m.practice_pace_slow, fast: m.practice_pace_fast };
const pauseTexts = { good: m.practice_pauses_good, long: m.practice_pauses_long };

function Fact({ name, value, children }: { name: string; value: string; children: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <b className="num">{value}</b> {children}
      </dd>
    </div>
  );
}

/** Undefined while it is measured, null where nothing could be heard. */
function useSpeech({ take, blob }: FinishedTake): Speech | null | undefined {
  const [speech, setSpeech] = useState<Speech | null | undefined>(take.facts.speech);
  useEffect(() => {
    let isGone = false;
    setSpeech(take.facts.speech);
    if (take.facts.speech) return;
    void import('#web/features/video/media/speech.ts')
      .then(({ measureSpeech }) => measureSpeech(blob))
      .then(async ({ wordsPerMinute, pauses }) => {
        const longestPause = Math.max(0, ...pauses.map((pause) => pause.end - pause.start));
        const heard = { wordsPerMinute, pauses: pauses.length, longestPause };
        await take.note({ speech: heard });
        if (!isGone) setSpeech(heard);
      })
      .catch(() => !isGone && setSpeech(null));
    return () => {
      isGone = true;
    };
  }, [take, blob]);
  return speech;
}
