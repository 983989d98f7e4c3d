import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { m } from '#texts/messages.js';
import { query } from '../../api.ts';
import { EmptyInboxArt } from '../../design/art/empty.tsx';
import { Button } from '../../design/button.tsx';
import { EmptyState } from '../../design/empty-state.tsx';
import { SearchIcon } from '../../design/icons.tsx';
import { Notice } from '../../design/notice.tsx';
import { PageHeader } from '../../design/page-header.tsx';
import { Pagination } from '../../design/pagination.tsx';
import { Loading, SkeletonCard } from '../../design/skeleton.tsx';
import { TextInput } from '../../design/text-input.tsx';
import { failureMessage } from '../shell/failure.ts';
import { useSurroundings } from '../shell/surroundings.ts';
import './admin.css';

export interface ContactFilters {
  searchkey: string;
  page: number;
}

const pageSize = 20;
const mostPages = 10;

/** What visitors wrote: 20 a page, at most 10 page buttons (specification 1, section 9). */
export function ContactMessages({ filters }: { filters: ContactFilters }) {
  const navigate = useNavigate();
  const { locale } = useSurroundings();
  const [text, setText] = useState(filters.searchkey);
  const list = useQuery(query.contactMessages.list.queryOptions({ input: filters }));
  const choose = (part: Partial<ContactFilters>) =>
    navigate({ to: '/contact_messages', search: { ...filters, page: 1, ...part } });
  return (
    <div className="stack">
      <PageHeader title={m.admin_messages()} />
      <form
        className="admin-filters"
        onSubmit={(event) => {
          event.preventDefault();
          void choose({ searchkey: text });
        }}
      >
        <TextInput
          label={m.admin_messages_search()}
          hideLabel
          placeholder={m.admin_messages_search()}
          icon={<SearchIcon />}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit">{m.admin_search_button()}</Button>
      </form>
      {list.isPending && (
        <Loading>
          <SkeletonCard />
        </Loading>
      )}
      {list.isError && (
        <Notice
          tone="no"
          title={failureMessage(list.error)}
          actions={<Button onClick={() => void list.refetch()}>{m.shell_try_again()}</Button>}
        >
          {''}
        </Notice>
      )}
      {list.data?.total === 0 && (
        <EmptyState art={<EmptyInboxArt />} title={m.admin_messages_none()}>
          {m.admin_messages_none_text()}
        </EmptyState>
      )}
      <ul className="stack admin-list">
        {list.data?.data.map((message) => (
          <li key={message.id} className="card admin-message">
            <h2>{message.subject}</h2>
            <p className="muted small">
              {message.name} · <a href={`mailto:${message.email}`}>{message.email}</a> · {message.phone} ·{' '}
              <time dateTime={message.created_at}>{new Date(message.created_at).toLocaleString(locale)}</time>
            </p>
            <p className="admin-text">{message.message}</p>
          </li>
        ))}
      </ul>
      <Pagination
        page={filters.page}
        pages={Math.min(mostPages, Math.ceil((list.data?.total ?? 0) / pageSize))}
        link={(target, { children, ...props }) => (
          <button type="button" {...props} onClick={() => void choose({ page: target })}>
            {children}
          </button>
        )}
      />
    </div>
  );
}
