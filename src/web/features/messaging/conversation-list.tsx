import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { Conversation } from '#contract/message-responses.ts';
import { inDigits } from '#domain/digits.ts';
import { conversationFilters, conversationsShown } from '#domain/messages/limits.ts';
import { m } from '#texts/messages.js';
import { query } from '#web/api.ts';
import { EmptySearchArt } from '#web/design/art/empty.tsx';
import { EmptyMessagesArt } from '#web/design/art/empty-work.tsx';
import { LinkButton } from '#web/design/button.tsx';
import { Avatar } from '#web/design/data/avatar.tsx';
import { EmptyState } from '#web/design/data/empty-state.tsx';
import { Skeleton } from '#web/design/data/skeleton.tsx';
import { SearchForm } from '#web/design/form/search-form.tsx';
import { BellOffIcon } from '#web/design/icons/subject-icons.tsx';
import { useKeys } from '#web/design/use-keys.ts';
import { Answered } from '#web/features/shell/answered.tsx';
import { ListPages } from '#web/features/shell/list-pages.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { filterText } from './filter-texts.ts';
import type { MessagesSearch } from './messages-search.ts';
import { shortTime } from './times.ts';
import './conversation-list.css';

/** The conversations, the latest first; `j` and `k` open the next and the previous one. */
export function ConversationList({ search }: { search: MessagesSearch }) {
  const navigate = useNavigate();
  const { id, show, searchkey, page } = search;
  const list = useQuery(listQuery(search));
  const goBy = (step: 1 | -1) => {
    const rows = list.data?.data.data ?? [];
    const next = rows[rows.findIndex((row) => row.id === id) + step];
    if (next) void navigate({ to: '/messaging-v1', search: { ...search, id: next.id } });
  };
  useKeys({ j: () => goBy(1), k: () => goBy(-1) });
  return (
    <section className="messages-list" aria-labelledby="messages-title">
      <header className="messages-head">
        <h1 id="messages-title">{m.area_messages()}</h1>
        <SearchForm
          className="messages-search"
          label={m.messages_search()}
          button={m.messages_search_button()}
          value={searchkey ?? ''}
          onSearch={(text) =>
            void navigate({ to: '/messaging-v1', search: { show, searchkey: text || undefined } })
          }
        />
        <nav className="messages-filters" aria-label={m.messages_filters()}>
          {[undefined, ...conversationFilters].map((filter) => (
            <Link
              key={filter ?? 'all'}
              to="/messaging-v1"
              search={{ show: filter, searchkey }}
              aria-current={filter === show ? 'page' : undefined}
              // The router takes every address that says more than a filter for this filter.
              activeOptions={{ exact: true }}
            >
              {filterText(filter)}
            </Link>
          ))}
        </nav>
      </header>
      <Answered query={list} skeleton={<RowsSkeleton />}>
        {({ data }) =>
          data.data.length === 0 ? (
            <Nothing show={show} searchkey={searchkey} />
          ) : (
            <>
              <ul className="messages-rows">
                {data.data.map((conversation) => (
                  <li key={conversation.id}>
                    <Row conversation={conversation} search={search} isOpen={conversation.id === id} />
                  </li>
                ))}
              </ul>
              <ListPages page={page ?? 1} pages={Math.ceil(data.total / conversationsShown)} />
            </>
          )
        }
      </Answered>
    </section>
  );
}

/** The page of conversations that the address names. */
export function listQuery({ show, searchkey, page }: MessagesSearch) {
  return query.messages.list.queryOptions({
    input: { show, searchkey, page },
    placeholderData: keepPreviousData,
  });
}

function Row({
  conversation,
  search,
  isOpen,
}: {
  conversation: Conversation;
  search: MessagesSearch;
  isOpen: boolean;
}) {
  const { locale } = useSurroundings();
  const { id, last, unread, job, side, is_muted } = conversation;
  const { name, picture } = conversation.with;
  return (
    <Link
      to="/messaging-v1"
      search={{ ...search, id }}
      className="messages-row selectable"
      data-unread={unread > 0 || undefined}
      activeProps={{ 'aria-current': isOpen ? 'true' : undefined }}
    >
      <Avatar name={name} src={picture && `/${picture}`} />
      <span className="messages-row-text">
        <b>{name}</b>
        <time dateTime={last.at}>
          {is_muted && <BellOffIcon size="sm" label={m.messages_muted()} />}
          {shortTime(last.at, locale)}
        </time>
        {job && (
          <span className="muted small" dir="auto">
            {job.title}
          </span>
        )}
        <span className="messages-row-last">
          {last.side === side && <span>{m.messages_you()}</span>}
          <span dir="auto" title={last.text}>
            {last.text}
          </span>
        </span>
        {unread > 0 && (
          <span className="messages-count">
            <span aria-hidden="true">{inDigits(unread > 99 ? '99+' : unread)}</span>
            <span className="sr">{m.messages_unread_count({ count: unread })}</span>
          </span>
        )}
      </span>
    </Link>
  );
}

function Nothing({ show, searchkey }: Pick<MessagesSearch, 'show' | 'searchkey'>) {
  const { viewer } = useSurroundings();
  if (show !== undefined || searchkey !== undefined) {
    const areNoneBlocked = show === 'blocked' && searchkey === undefined;
    return (
      <EmptyState
        small
        art={areNoneBlocked ? <EmptyMessagesArt /> : <EmptySearchArt />}
        title={areNoneBlocked ? m.messages_none_blocked() : m.messages_no_results()}
        actions={
          <LinkButton to="/messaging-v1" search={{}}>
            {m.messages_show_all()}
          </LinkButton>
        }
      >
        {areNoneBlocked ? m.messages_none_blocked_text() : m.messages_no_results_text()}
      </EmptyState>
    );
  }
  const isCompany = viewer?.role === 'company';
  return (
    <EmptyState
      small
      art={<EmptyMessagesArt />}
      title={m.messages_none()}
      actions={
        isCompany ? (
          <LinkButton to="/job_application/list">{m.messages_to_applications()}</LinkButton>
        ) : (
          <LinkButton to="/jobs-pool">{m.area_find_jobs()}</LinkButton>
        )
      }
    >
      {isCompany ? m.messages_none_company() : m.messages_none_candidate()}
    </EmptyState>
  );
}

function RowsSkeleton() {
  return (
    <>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} height={76} width="100%" />
      ))}
    </>
  );
}
