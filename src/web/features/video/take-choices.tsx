import { m } from '#texts/messages.js';
import { ChoiceGroup, Radio } from '#web/design/form/choice.tsx';
import { minutesAndSeconds } from './time.ts';
import type { Recorder } from './use-recorder.ts';

/** Which of several takes is the one; an earlier take stays until one of them is saved. */
export function Choices({ recorder, isDisabled }: { recorder: Recorder; isDisabled: boolean }) {
  if (recorder.takes.length < 2) return null;
  return (
    <ChoiceGroup legend={m.video_takes()}>
      {recorder.takes.map(({ take, seconds }, index) => (
        <Radio
          key={take.facts.id}
          name="take"
          label={m.video_take_length({ number: index + 1, time: minutesAndSeconds(seconds) })}
          checked={take.facts.id === recorder.chosen}
          disabled={isDisabled}
          onChange={() => recorder.choose(take.facts.id)}
        />
      ))}
    </ChoiceGroup>
  );
}
