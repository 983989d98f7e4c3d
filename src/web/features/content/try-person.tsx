import { m } from '#texts/messages.js';
import { CandidateArt } from '#web/design/art/audience.tsx';
import { Avatar } from '#web/design/data/avatar.tsx';
import { Meter } from '#web/design/data/meter.tsx';
import { WarningIcon } from '#web/design/icons/icons.tsx';
import type { TryPerson } from './try-people.ts';
import './try.css';

/** One applicant as the reviewer sees them: who, what fits and what is missing, film and CV. */
export function TryPersonPane({
  person,
  heading: Heading = 'h3',
}: {
  person: TryPerson;
  heading?: 'h3' | 'p';
}) {
  return (
    <div className="try-person">
      <div className="try-head">
        <Avatar name={person.name} />
        <div>
          <Heading className="try-name">{person.name}</Heading>
          <p className="try-muted">{person.work}</p>
        </div>
      </div>
      <div className="try-fit">
        <p className="try-meets">
          {m.applications_meets({ met: person.met, total: person.total })}
          <Meter met={person.met} total={person.total} small />
        </p>
        {person.gap && (
          <p className="try-gap">
            <WarningIcon size="sm" />
            {person.gap}
          </p>
        )}
        <p className="try-muted">{person.facts}</p>
      </div>
      <div className="try-papers">
        <div className="try-film" aria-hidden="true">
          <CandidateArt />
        </div>
        <div className="try-cv">
          <p className="try-cv-name">{person.name}</p>
          {person.cv.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </div>
    </div>
  );
}
