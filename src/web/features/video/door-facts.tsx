import type { ReactNode } from 'react';
import { m } from '#texts/messages.js';
import { ClockIcon, EyeIcon } from '#web/design/icons/icons.tsx';
import { ShieldIcon } from '#web/design/icons/subject-icons.tsx';

export interface DoorFact {
  title: string;
  text: string;
}

/** How long an answer may be, who sees it, how long it is kept: said before anybody is seen. */
export function DoorFacts({ seconds, who, keep }: { seconds: number; who: DoorFact; keep: DoorFact }) {
  return (
    <ul className="door-facts">
      <Fact
        icon={<ClockIcon />}
        title={m.video_door_time({ minutes: minutesOf(seconds) })}
        text={m.video_door_time_text()}
      />
      <Fact icon={<EyeIcon />} {...who} />
      <Fact icon={<ShieldIcon />} {...keep} />
    </ul>
  );
}

function Fact({ icon, title, text }: DoorFact & { icon: ReactNode }) {
  return (
    <li>
      <span className="door-fact-mark">{icon}</span>
      <p>
        <b>{title}</b>
        {text}
      </p>
    </li>
  );
}

/** How recording goes, step by step, for who wants to read it. */
export function Instructions({ seconds, isSent, more }: { seconds: number; isSent: boolean; more?: string }) {
  return (
    <details className="door-more">
      <summary>{m.video_instructions_title()}</summary>
      <ol>
        <li>{m.video_instructions_check()}</li>
        <li>{m.video_instructions_read()}</li>
        <li>{m.video_instructions_record({ minutes: minutesOf(seconds) })}</li>
        <li>{m.video_instructions_retake()}</li>
        {isSent && <li>{m.video_instructions_network()}</li>}
      </ol>
      <p>{m.video_disclaimer_content()}</p>
      {more && <p>{more}</p>}
    </details>
  );
}

function minutesOf(seconds: number): number {
  return Math.ceil(seconds / 60);
}
