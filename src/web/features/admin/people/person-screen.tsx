import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { LookedAtPerson } from '#contract/admin-people.ts';
import { inDigits } from '#domain/digits.ts';
import type { Look } from '#domain/identity/look.ts';
import { m } from '#texts/messages.js';
import { query } from '#web/api.ts';
import { Card } from '#web/design/data/card.tsx';
import { Facts } from '#web/design/data/facts.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { SkeletonCard } from '#web/design/data/skeleton.tsx';
import { ChevronStartIcon } from '#web/design/icons/icons.tsx';
import { PageHeader } from '#web/design/shell/page-header.tsx';
import '#web/features/admin/admin.css';
import { Answered } from '#web/features/shell/answered.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { momentText } from '#web/moments.ts';
import { percentText } from '#web/number-text.ts';
import { useLook } from './kept-look.ts';
import { LookForm, LookLine } from './look-form.tsx';
import { obstacleTexts } from './look-texts.ts';
import { PersonActs } from './person-acts.tsx';
import { LetterList, SessionList } from './person-lists.tsx';
import { PersonStatus } from './person-row.tsx';
import './people.css';

/** One account: how it stands, why its owner may not get in, and what helps. */
export function PersonScreen({ id }: { id: string }) {
  const look = useLook();
  return (
    <div className="stack">
      {look ? (
        <LookedAt id={id} look={look} />
      ) : (
        <>
          <PageHeader title={m.admin_people_account()} lead={m.admin_people_lead()} />
          <LookForm />
        </>
      )}
    </div>
  );
}

function LookedAt({ id, look }: { id: string; look: Look }) {
  const person = useQuery(query.adminPeople.read.queryOptions({ input: { id, ...look } }));
  return (
    <>
      <p>
        <Link to="/admin-people" className="page-head-back">
          <ChevronStartIcon size="sm" />
          {m.admin_people_back()}
        </Link>
      </p>
      <Answered query={person} skeleton={<SkeletonCard />}>
        {({ data }) => (
          <>
            <PageHeader title={data.name} lead={data.email} actions={<PersonStatus person={data} />} />
            <LookLine reason={look.look_reason} note={look.look_note} />
            <div className="admin-person-grid">
              <div className="stack">
                <Card as="section" pad="md" aria-labelledby="person-entry">
                  <h2 id="person-entry">{m.admin_people_entry()}</h2>
                  <Obstacles person={data} />
                </Card>
                <PersonActs person={data} look={look} />
                <LetterList letters={data.letters} />
              </div>
              <div className="stack">
                <PersonFacts person={data} />
                <SessionList sessions={data.sessions} />
              </div>
            </div>
          </>
        )}
      </Answered>
    </>
  );
}

function Obstacles({ person: { obstacles } }: { person: LookedAtPerson }) {
  if (obstacles.length === 0) return <Notice tone="ok">{m.admin_people_no_obstacle()}</Notice>;
  return (
    <div className="admin-obstacles">
      {obstacles.map((obstacle) => (
        <Notice key={obstacle} tone="wait">
          {obstacleTexts[obstacle]()}
        </Notice>
      ))}
    </div>
  );
}

function PersonFacts({ person }: { person: LookedAtPerson }) {
  const { locale } = useSurroundings();
  const moment = (text: string | null) => text && momentText(text, locale);
  const { candidate, company } = person;
  const yesOrNo = (is: boolean) => (is ? m.admin_people_yes() : m.admin_people_no());
  return (
    <Card as="section" pad="md" aria-labelledby="person-facts">
      <h2 id="person-facts">{m.admin_people_facts()}</h2>
      <Facts
        layout="ends"
        facts={[
          [
            m.admin_people_number(),
            <span key="id" className="xs admin-whole">
              {person.id}
            </span>,
          ],
          [m.admin_people_pending(), person.pending_email],
          [m.admin_people_since(), moment(person.created_at)],
          [m.admin_people_last_sign_in(), moment(person.last_sign_in_at) ?? m.admin_team_never()],
          [m.admin_people_last_active(), moment(person.last_active_at)],
          [m.admin_people_second_step(), yesOrNo(person.has_second_step)],
          [
            m.admin_company(),
            company && (
              <Link key="company" to="/manage-employer/$id" params={{ id: company.id }}>
                <bdi>{company.name}</bdi>
              </Link>
            ),
          ],
          ...(candidate
            ? ([
                [m.admin_people_strength(), percentText(candidate.profile_strength / 100)],
                [m.admin_people_published(), yesOrNo(candidate.is_published)],
                [m.admin_people_pool(), yesOrNo(candidate.is_in_pool)],
                [m.admin_people_applications(), inDigits(candidate.applications)],
              ] as const)
            : []),
        ]}
      />
    </Card>
  );
}
