import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { contactMessagesPageButtons, contactMessagesPageSize } from '#domain/contact.ts';
import { type ContactState, contactStates } from '#domain/contact-states.ts';
import { m } from '#texts/messages.js';
import { query } from '#web/api.ts';
import { EmptyInboxArt } from '#web/design/art/empty.tsx';
import { EmptyState } from '#web/design/data/empty-state.tsx';
import { SkeletonCard } from '#web/design/data/skeleton.tsx';
import { SearchForm } from '#web/design/form/search-form.tsx';
import { Select } from '#web/design/form/text-input.tsx';
import { PageHeader } from '#web/design/shell/page-header.tsx';
import { Answered } from '#web/features/shell/answered.tsx';
import { ListPages } from '#web/features/shell/list-pages.tsx';
import './admin.css';
import { contactStateLooks, MessageItem } from './message-item.tsx';

export interface ContactFilters {
  searchkey?: string;
  /** Without one, all but spam. */
  state?: ContactState;
  page?: number;
}

/** What visitors wrote: 20 a page, at most 10 page buttons (specification 1, section 9). */
export function ContactMessages({ filters }: { filters: ContactFilters }) {
  const navigate = useNavigate();
  const cache = useQueryClient();
  const list = useQuery(
    query.contactMessages.list.queryOptions({ input: filters, placeholderData: keepPreviousData }),
  );
  const refresh = () => cache.invalidateQueries({ queryKey: query.contactMessages.key() });
  const choose = (part: ContactFilters) =>
    void navigate({ to: '/contact_messages', search: { ...filters, page: undefined, ...part } });
  return (
    <div className="stack">
      <PageHeader title={m.admin_messages()} />
      <SearchForm
        className="admin-filters"
        label={m.admin_messages_search()}
        button={m.admin_search_button()}
        value={filters.searchkey ?? ''}
        onSearch={(searchkey) => choose({ searchkey })}
      >
        <Select
          label={m.admin_messages_state()}
          hideLabel
          value={filters.state ?? ''}
          onChange={(event) => choose({ state: contactStates.find((state) => state === event.target.value) })}
        >
          <option value="">{m.admin_messages_all()}</option>
          {contactStates.map((state) => (
            <option key={state} value={state}>
              {contactStateLooks[state].label()}
            </option>
          ))}
        </Select>
      </SearchForm>
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
                  <MessageItem key={message.id} message={message} onChange={() => void refresh()} />
                ))}
              </ul>
              <ListPages
                page={filters.page}
                pages={Math.min(contactMessagesPageButtons, Math.ceil(total / contactMessagesPageSize))}
              />
            </>
          )
        }
      </Answered>
    </div>
  );
}
