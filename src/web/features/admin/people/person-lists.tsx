import type { LookedAtPerson } from '#contract/admin-people.ts';
import { m } from '#texts/messages.js';
import { Card } from '#web/design/data/card.tsx';
import { StatusBadge } from '#web/design/data/status-badge.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { momentText } from '#web/moments.ts';

const letterLooks = {
  queued: { tone: 'wait', label: m.admin_people_letter_queued },
  sent: { tone: 'ok', label: m.admin_people_letter_sent },
  failed: { tone: 'no', label: m.admin_people_letter_failed },
  kept: { tone: 'neutral', label: m.admin_people_letter_kept },
} as const;

/** The latest letters to the person and what became of them; what they say is nobody's here. */
export function LetterList({ letters }: Pick<LookedAtPerson, 'letters'>) {
  const moment = useMoment();
  return (
    <Card as="section" pad="md" aria-labelledby="person-letters">
      <h2 id="person-letters">{m.admin_people_letters()}</h2>
      {letters.length === 0 && <p className="muted">{m.admin_people_letters_none()}</p>}
      <ul className="admin-letters">
        {letters.map(({ id, kind, to, status, error, created_at }) => (
          <li key={id}>
            <span className="row">
              <b>{kind}</b>
              <StatusBadge tone={letterLooks[status].tone}>{letterLooks[status].label()}</StatusBadge>
            </span>
            <span className="muted xs">
              <bdi>{to}</bdi> · {moment(created_at)}
            </span>
            {status === 'failed' && error && <span className="xs">{error}</span>}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Where the person is signed in. */
export function SessionList({ sessions }: Pick<LookedAtPerson, 'sessions'>) {
  const moment = useMoment();
  return (
    <Card as="section" pad="md" aria-labelledby="person-sessions">
      <h2 id="person-sessions">{m.admin_people_sessions()}</h2>
      {sessions.length === 0 && <p className="muted">{m.admin_people_sessions_none()}</p>}
      <ul className="admin-letters">
        {sessions.map(({ id, device, last_seen_at }) => (
          <li key={id}>
            <b>{device}</b>
            <span className="muted xs">{m.admin_people_seen({ moment: moment(last_seen_at) })}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function useMoment() {
  const { locale } = useSurroundings();
  return (text: string) => momentText(text, locale);
}
