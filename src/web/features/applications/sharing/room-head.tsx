import type { RoomHead as Head } from '#contract/sharing-responses.ts';
import { m } from '#texts/messages.js';
import { Card } from '#web/design/data/card.tsx';
import { CompanyLogo } from '#web/design/data/company-logo.tsx';
import { VerifiedBadge } from '#web/design/data/verified-badge.tsx';
import { ClockIcon, EyeIcon } from '#web/design/icons/icons.tsx';
import { StarField } from '#web/design/star-field.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { zonedMomentText } from '#web/moments.ts';
import { lastMinute } from './closing.ts';

/** Who shared, what is asked, until when, and who reads what is written here. */
export function RoomHead({ head, question }: { head: Head; question: string | undefined }) {
  const { locale } = useSurroundings();
  const { company, shared_by, applications: count } = head;
  return (
    <Card as="section" className="room-head" aria-label={m.sharing_room()}>
      <StarField />
      <CompanyLogo name={company.name} src={company.logo} size="lg" />
      <div className="room-head-text">
        <p className="room-company">
          {company.name} {company.verified && <VerifiedBadge />}
        </p>
        <h1>{head.title}</h1>
        <p>
          {shared_by
            ? m.sharing_room_shared_by({ name: shared_by, count })
            : m.sharing_room_shared_by_nobody({ company: company.name, count })}
          {question && <q className="room-question">{question}</q>}
        </p>
      </div>
      <dl className="room-facts">
        <div>
          <dt>
            <ClockIcon size="sm" />
            {m.sharing_room_until()}
          </dt>
          <dd className="num">{zonedMomentText(lastMinute(head.expires_at), head.timezone, locale)}</dd>
        </div>
        <div>
          <dt>
            <EyeIcon size="sm" />
            {m.sharing_room_sees()}
          </dt>
          <dd>{m.sharing_room_sees_team({ company: company.name })}</dd>
        </div>
      </dl>
    </Card>
  );
}
