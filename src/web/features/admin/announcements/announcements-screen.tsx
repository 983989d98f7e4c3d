import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Announcement } from '#contract/announcements.ts';
import { subjectOf, unfinishedLanguages } from '#domain/announcements.ts';
import { m } from '#texts/messages.js';
import { query } from '#web/api.ts';
import { EmptyAnnouncementsArt } from '#web/design/art/empty-work.tsx';
import { LinkButton } from '#web/design/button.tsx';
import { EmptyState } from '#web/design/data/empty-state.tsx';
import { SkeletonCard } from '#web/design/data/skeleton.tsx';
import { StatusBadge } from '#web/design/data/status-badge.tsx';
import { Table, TableCell } from '#web/design/data/table.tsx';
import { PlusIcon } from '#web/design/icons/icons.tsx';
import { PageHeader } from '#web/design/shell/page-header.tsx';
import { momentText } from '#web/moments.ts';
import '#web/features/admin/admin.css';
import { MissingLanguages } from '#web/features/admin/articles/missing-languages.tsx';
import { Answered } from '#web/features/shell/answered.tsx';
import { ListPages } from '#web/features/shell/list-pages.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { audienceTexts, stateTexts } from './announcement-texts.ts';

/** What is written to those who agreed to offers: drafts, what is being sent, and what was. */
export function AnnouncementsScreen({ page }: { page?: number }) {
  const list = useQuery({
    ...query.announcements.list.queryOptions({ input: { page }, placeholderData: keepPreviousData }),
    refetchInterval: ({ state }) =>
      state.data?.data.some((announcement) => announcement.state === 'sending') ? 3000 : false,
  });
  return (
    <div className="stack">
      <PageHeader
        title={m.admin_news()}
        lead={m.admin_news_lead()}
        actions={
          <LinkButton to="/admin-announcements/new" variant="primary" icon={<PlusIcon size="sm" />}>
            {m.admin_news_new()}
          </LinkButton>
        }
      />
      <Answered query={list} skeleton={<SkeletonCard />}>
        {({ data, total, per_page }) =>
          data.length === 0 ? (
            <EmptyState art={<EmptyAnnouncementsArt />} title={m.admin_news_none()}>
              {m.admin_news_none_text()}
            </EmptyState>
          ) : (
            <>
              <Table
                isSlim
                caption={m.admin_news()}
                columns={[
                  { key: 'subject', label: m.admin_news_subject() },
                  { key: 'state', label: m.admin_messages_state() },
                  { key: 'changed', label: m.admin_article_changed() },
                ]}
              >
                {data.map((announcement) => (
                  <AnnouncementRow key={announcement.id} announcement={announcement} />
                ))}
              </Table>
              <ListPages page={page} pages={Math.ceil(total / per_page)} />
            </>
          )
        }
      </Answered>
    </div>
  );
}

function AnnouncementRow({ announcement }: { announcement: Announcement }) {
  const { locale } = useSurroundings();
  const { id, texts, audience, state, readers, written, updated_at, ended_at, updated_by } = announcement;
  const moment = new Date(ended_at ?? updated_at);
  return (
    <tr>
      <TableCell>
        <span className="table-name">
          <b>
            <Link to="/admin-announcements/$id" params={{ id }} dir="auto">
              {subjectOf(texts, locale)}
            </Link>
          </b>
          <span className="muted xs">{audienceTexts[audience]()}</span>
        </span>
      </TableCell>
      <TableCell kind="wide">
        <div className="row">
          <StatusBadge tone={stateTexts[state].tone}>{stateTexts[state].label()}</StatusBadge>
          {state === 'draft' ? (
            <MissingLanguages missing={unfinishedLanguages(announcement)} />
          ) : (
            <span className="muted xs">{m.admin_news_written({ written, readers })}</span>
          )}
        </div>
      </TableCell>
      <TableCell kind="wide">
        <span className="table-name small">
          {momentText(moment, locale)}
          <span className="muted xs">{updated_by ?? m.admin_news_author_gone()}</span>
        </span>
      </TableCell>
    </tr>
  );
}
