import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { formatTag } from '#domain/locale.ts';
import { m } from '#texts/messages.js';
import { query } from '#web/api.ts';
import { EmptyInboxArt } from '#web/design/art/empty.tsx';
import { EmptyState } from '#web/design/data/empty-state.tsx';
import { Pagination } from '#web/design/data/pagination.tsx';
import { SkeletonCard } from '#web/design/data/skeleton.tsx';
import { SearchForm } from '#web/design/form/search-form.tsx';
import { PageHeader } from '#web/design/shell/page-header.tsx';
import { Answered } from '#web/features/shell/answered.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import './admin.css';

export interface ContactFilters {
  searchkey?: string;
  page?: number;
}

const pageSize = 20;
const mostPages = 10;

/** What visitors wrote: 20 a page, at most 10 page buttons (specification 1, section 9). */
export function ContactMessages({ filters }: { filters: ContactFilters }) {
  const navigate = useNavigate();
  const { locale } = useSurroundings();
  const list = useQuery(
    query.contactMessages.list.queryOptions({ input: filters, placeholderData: keepPreviousData }),
  );
  return (
    <div className="stack">
      <PageHeader title={m.admin_messages()} />
      <SearchForm
        className="admin-filters"
        label={m.admin_messages_search()}
        button={m.admin_search_button()}
        value={filters.searchkey ?? ''}
        onSearch={(searchkey) => void navigate({ to: '/contact_messages', search: { searchkey } })}
      />
      <Answered query={list} skeleton={<SkeletonCard />}>
        {({ data, total }) =>
          data.length === 0 ? (
            <EmptyState art={<EmptyInboxArt />} title={m.admin_messages_none()}>
              {m.admin_messages_none_text()}
            </EmptyState>
          ) : (
            <>
              <ul className="stack admin-list">
                {data.map((message) => (
                  <li key={message.id} className="card admin-message">
                    <h2>{message.subject}</h2>
                    <p className="muted small">
                      {message.name} · <a href={`mailto:${message.email}`}>{message.email}</a> ·{' '}
                      {message.phone} ·{' '}
                      <time dateTime={message.created_at}>
                        {new Date(message.created_at).toLocaleString(formatTag(locale))}
                      </time>
                    </p>
                    <p className="admin-text">{message.message}</p>
                  </li>
                ))}
              </ul>
              <Pagination
                page={filters.page ?? 1}
                pages={Math.min(mostPages, Math.ceil(total / pageSize))}
                link={(page, props) => (
                  <Link
                    {...props}
                    to="/contact_messages"
                    search={{ ...filters, page: page > 1 ? page : undefined }}
                  />
                )}
              />
            </>
          )
        }
      </Answered>
    </div>
  );
}
