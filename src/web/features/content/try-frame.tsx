import type { ReactNode } from 'react';
import { m } from '#texts/messages.js';
import { Avatar } from '#web/design/data/avatar.tsx';
import { Kbd } from '#web/design/kbd.tsx';
import type { TryPerson } from './try-people.ts';
import './try.css';

/** Applicants, the one that is read, and what can be done, side by side. */
export function TryFrame(props: { list: ReactNode; children: ReactNode; acts: ReactNode; foot: ReactNode }) {
  return (
    <>
      <div className="card try-frame">
        <div className="try-list">
          <p className="try-opening">{m.content_try_opening()}</p>
          <ul>{props.list}</ul>
        </div>
        {props.children}
        <div className="try-acts">{props.acts}</div>
      </div>
      <div className="try-foot">
        <p className="try-keys">
          <span>
            <Kbd>j</Kbd> {m.content_try_keys_next()}
          </span>
          <span>
            <Kbd>k</Kbd> {m.content_try_keys_back()}
          </span>
          <span>
            <RateKeys /> {m.content_try_keys_rate()}
          </span>
          <span>
            <Kbd>s</Kbd> {m.content_try_keys_shortlist()}
          </span>
        </p>
        <p>{props.foot}</p>
      </div>
    </>
  );
}

/** From the first star to the last, as the page is read. */
export function RateKeys() {
  return (
    <span className="keys">
      <Kbd>1</Kbd> – <Kbd>5</Kbd>
    </span>
  );
}

export function TryPick({ person }: { person: TryPerson }) {
  return (
    <>
      <Avatar name={person.name} size="sm" />
      <span className="try-pick-words">
        <b>{person.name}</b>
        <span className="try-muted">{person.work}</span>
      </span>
    </>
  );
}

export function TryAct({ title, keys, children }: { title: string; keys: ReactNode; children: ReactNode }) {
  return (
    <div className="try-act">
      <p className="try-act-title">
        {title} {keys}
      </p>
      {children}
    </div>
  );
}
