import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { WholeAdminOpening } from '#contract/admin-openings.ts';
import { inDigits } from '#domain/digits.ts';
import { openingPath } from '#domain/job-openings/opening-address.ts';
import {
  directionOf,
  isOpeningLanguage,
  openingLanguageNames,
} from '#domain/job-openings/opening-language.ts';
import { dateFormat } from '#domain/locale.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { Card } from '#web/design/data/card.tsx';
import { Facts } from '#web/design/data/facts.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { SkeletonCard } from '#web/design/data/skeleton.tsx';
import { ChevronStartIcon } from '#web/design/icons/icons.tsx';
import { PageHeader } from '#web/design/shell/page-header.tsx';
import { cityLabel, countryLabel } from '#web/features/job-openings/place-names.ts';
import { joined } from '#web/isolation.ts';
import '#web/design/prose.css';
import '#web/features/admin/admin.css';
import { HoldDialog } from '#web/features/admin/reports/hold-dialog.tsx';
import { Answered } from '#web/features/shell/answered.tsx';
import { PageLink } from '#web/features/shell/page-link.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { useCall } from '#web/forms/use-call.ts';
import { SanitisedHtml } from '#web/trusted-html.tsx';
import { OpeningState } from './openings-screen.tsx';

/** What one opening says and asks, public or not, and the way to hold it. */
export function OpeningScreen({ id }: { id: string }) {
  const opening = useQuery(query.adminOpenings.read.queryOptions({ input: { id } }));
  return (
    <div className="stack">
      <p>
        <Link to="/admin-openings" className="page-head-back">
          <ChevronStartIcon size="sm" />
          {m.admin_openings_back()}
        </Link>
      </p>
      <Answered query={opening} skeleton={<SkeletonCard />}>
        {({ data }) => <Whole opening={data} />}
      </Answered>
    </div>
  );
}

function Whole({ opening }: { opening: WholeAdminOpening }) {
  const { locale } = useSurroundings();
  const { title, company, city, country, held_reason } = opening;
  const day = (text: string | null) =>
    text && dateFormat(locale, { dateStyle: 'medium' }).format(new Date(text));
  return (
    <>
      <PageHeader title={title} actions={<OpeningState opening={opening} />} />
      {held_reason !== null && (
        <Notice tone="no">
          <b>{m.admin_openings_held()}</b> <bdi>{held_reason}</bdi>
        </Notice>
      )}
      <HoldActs opening={opening} />
      <Card as="section" pad="md" aria-label={m.admin_people_facts()}>
        <Facts
          layout="beside"
          facts={[
            [
              m.admin_company(),
              <Link key="company" to="/manage-employer/$id" params={{ id: company.id }}>
                <bdi>{company.name}</bdi>
              </Link>,
            ],
            [m.admin_openings_place(), joined([cityLabel(city), countryLabel(country)], m.common_comma())],
            [m.admin_openings_created(), day(opening.created_at)],
            [m.admin_openings_first(), day(opening.first_published_at) ?? m.admin_openings_never()],
            [m.admin_openings_applications(), inDigits(opening.applications)],
            [m.admin_openings_confidential(), opening.hide_company_name && m.admin_people_yes()],
            [
              m.admin_openings_public_page(),
              opening.status === 'Active' && (
                <PageLink key="page" to={openingPath(opening)}>
                  {m.admin_openings_open_page()}
                </PageLink>
              ),
            ],
          ]}
        />
      </Card>
      <Said texts={opening} language={opening.language} />
      {opening.translations.map((texts) => (
        <section key={texts.language} className="stack" aria-label={languageName(texts.language)}>
          <h2>
            <bdi lang={texts.language}>{texts.title}</bdi>
          </h2>
          <p className="muted small" lang={texts.language}>
            {languageName(texts.language)}
          </p>
          <Said texts={texts} language={texts.language} />
        </section>
      ))}
    </>
  );
}

function languageName(code: string): string {
  return isOpeningLanguage(code) ? openingLanguageNames[code] : code;
}

/** The texts and the questions, in one language. */
function Said({
  texts,
  language,
}: {
  texts: Omit<WholeAdminOpening['translations'][number], 'language'>;
  language: string;
}) {
  const parts = [
    [m.admin_openings_introduction(), texts.introduction],
    [m.admin_openings_responsibilities(), texts.responsibilities],
    [m.admin_openings_requirements(), texts.requirements],
    [m.admin_openings_benefits(), texts.benefits],
  ] as const;
  return (
    <>
      {parts
        .filter(([, html]) => html !== '')
        .map(([name, html]) => (
          <Card as="section" pad="md" key={name} aria-label={name} className="admin-opening-text">
            <h2>{name}</h2>
            <SanitisedHtml html={html} className="prose" dir={directionOf(language)} lang={language} />
          </Card>
        ))}
      <Asked name={m.admin_openings_questions()} asked={texts.questions} />
      <Asked name={m.admin_openings_video_questions()} asked={texts.video_questions} />
    </>
  );
}

function Asked({ name, asked }: { name: string; asked: readonly string[] }) {
  if (asked.length === 0) return null;
  return (
    <Card as="section" pad="md" aria-label={name} className="admin-opening-text">
      <h2>{name}</h2>
      <ol>
        {asked.map((question) => (
          <li key={question} dir="auto">
            {question}
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** Holds the opening, public or not yet, or lifts that. */
function HoldActs({ opening }: { opening: WholeAdminOpening }) {
  const cache = useQueryClient();
  const { run, isRunning, sentence } = useCall();
  const [isHolding, setHolding] = useState(false);
  const { id, held_reason, stored_status } = opening;
  const refresh = () => cache.invalidateQueries({ queryKey: query.adminOpenings.key() });
  const release = async () => {
    await run(() => api.openingReports.release({ id }));
    await refresh();
  };
  if (held_reason === null && stored_status === 'Closed') return null;
  return (
    <>
      {sentence && (
        <Notice tone="no" role="alert">
          {sentence}
        </Notice>
      )}
      <div className="row">
        {held_reason === null ? (
          <Button onClick={() => setHolding(true)}>
            {stored_status === 'Published' ? m.admin_report_hold() : m.admin_openings_hold()}
          </Button>
        ) : (
          <Button loading={isRunning} onClick={() => void release()}>
            {m.admin_openings_release()}
          </Button>
        )}
      </div>
      {isHolding && (
        <HoldDialog
          opening={opening}
          onClose={() => {
            setHolding(false);
            void refresh();
          }}
        />
      )}
    </>
  );
}
