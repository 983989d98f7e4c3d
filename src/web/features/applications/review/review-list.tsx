import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { m } from '#texts/messages.js';
import { agoText } from '#web/ago-text.ts';
import { IconLink } from '#web/design/button.tsx';
import { Avatar } from '#web/design/data/avatar.tsx';
import { TextInput } from '#web/design/form/text-input.tsx';
import { ChevronEndIcon, ChevronStartIcon, SearchIcon } from '#web/design/icons/icons.tsx';
import { Kbd } from '#web/design/kbd.tsx';
import type { ReceivedPage } from '#web/features/applications/calls.ts';
import { nameOf } from '#web/features/applications/list/list-row.tsx';
import { type ListSearch, limitOf } from '#web/features/applications/list/list-search.ts';
import { ApplicationMarks } from '#web/features/applications/marks/application-marks.tsx';
import { statusText } from '#web/features/applications/status-texts.ts';
import { openingInCity } from '#web/features/job-openings/own/opening-option.ts';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { joined } from '#web/isolation.ts';

export const searchId = 'review-search';

/** The list beside the details; it keeps the filters of the address. */
export function ReviewList({
  page,
  current,
  search,
  onSearch,
}: {
  page: ReceivedPage;
  current: string | undefined;
  search: ListSearch;
  onSearch: (name: string) => void;
}) {
  const { locale } = useSurroundings();
  const open = useRef<HTMLAnchorElement>(null);
  const isHere = page.data.some(({ id }) => id === current);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another application is open, so another row is.
  useEffect(() => {
    open.current?.scrollIntoView({ block: 'nearest' });
  }, [current, isHere]);
  return (
    <aside className="review-list" aria-label={m.applications_title()}>
      <header>
        <p className="review-back">
          <Link to="/job_application/list" search={search}>
            {m.applications_title()}
          </Link>
          <span className="muted num">{m.applications_total({ number: page.total })}</span>
        </p>
        <TextInput
          id={searchId}
          hideLabel
          label={m.applications_filter_name()}
          placeholder={m.applications_filter_name()}
          controlSize="sm"
          type="search"
          icon={<SearchIcon size="sm" />}
          suffix={<Kbd>/</Kbd>}
          key={search.name ?? ''}
          defaultValue={search.name ?? ''}
          onKeyDown={(event) => event.key === 'Enter' && onSearch(event.currentTarget.value.trim())}
          onBlur={(event) => onSearch(event.currentTarget.value.trim())}
        />
      </header>
      <nav className="review-rows" aria-label={m.applications_title()}>
        {page.data.map((application) => (
          <Link
            key={application.id}
            ref={application.id === current ? open : undefined}
            className="review-row selectable"
            to="/job_application/list/details"
            search={{ ...search, id: application.id }}
            replace
            resetScroll={false}
            aria-current={application.id === current ? 'true' : undefined}
          >
            <Avatar
              name={nameOf(application)}
              src={application.candidate.avatar && `/${application.candidate.avatar}`}
              size="sm"
            />
            <span
              className="review-who"
              title={joined([nameOf(application), openingInCity(application.job)], m.common_comma())}
            >
              <b>{nameOf(application)}</b>
              <span>{openingInCity(application.job)}</span>
              <ApplicationMarks application={{ ...application, name: nameOf(application) }} canMark={false} />
            </span>
            <span className="review-when num">
              {agoText(application.applied_at, locale)}
              <span>{statusText(application.status)}</span>
            </span>
          </Link>
        ))}
      </nav>
      <Pages page={search.page ?? 1} total={page.total} search={search} />
    </aside>
  );
}

function Pages({ page, total, search }: { page: number; total: number; search: ListSearch }) {
  const pages = Math.ceil(total / limitOf(search));
  if (pages < 2) return null;
  const to = (number: number) => ({ ...search, page: number > 1 ? number : undefined, id: undefined });
  return (
    <p className="review-pages">
      {page > 1 && (
        <IconLink
          variant="quiet"
          size="sm"
          label={m.applications_page_before()}
          icon={<ChevronStartIcon size="sm" />}
          to="/job_application/list/details"
          search={to(page - 1)}
        />
      )}
      <span className="num">{m.design_page_of({ page, pages })}</span>
      {page < pages && (
        <IconLink
          variant="quiet"
          size="sm"
          label={m.applications_page_after()}
          icon={<ChevronEndIcon size="sm" />}
          to="/job_application/list/details"
          search={to(page + 1)}
        />
      )}
    </p>
  );
}
