import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { ListedJobTitle } from '#contract/job-titles.ts';
import { localeList } from '#domain/locale-list.ts';
import { m } from '#texts/messages.js';
import { query } from '#web/api.ts';
import { EmptySearchArt } from '#web/design/art/empty.tsx';
import { Button, LinkButton } from '#web/design/button.tsx';
import { EmptyState } from '#web/design/data/empty-state.tsx';
import { SkeletonCard } from '#web/design/data/skeleton.tsx';
import { StatusBadge } from '#web/design/data/status-badge.tsx';
import { Table, TableCell } from '#web/design/data/table.tsx';
import { SearchForm } from '#web/design/form/search-form.tsx';
import { Select } from '#web/design/form/text-input.tsx';
import { PlusIcon } from '#web/design/icons/icons.tsx';
import { PageHeader } from '#web/design/shell/page-header.tsx';
import '#web/features/admin/admin.css';
import { Answered } from '#web/features/shell/answered.tsx';
import { ListPages } from '#web/features/shell/list-pages.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { MergeDialog } from './merge-dialog.tsx';
import { TitleDialog } from './title-dialog.tsx';

export interface TitleFilters {
  searchkey?: string;
  /** Those alone that an opening or a profile names. */
  used?: boolean;
  page?: number;
}

/** The occupations that people choose and search by, with their names in each language and their uses. */
export function TitlesScreen({ filters }: { filters: TitleFilters }) {
  const navigate = useNavigate();
  const list = useQuery(
    query.jobTitles.list.queryOptions({ input: filters, placeholderData: keepPreviousData }),
  );
  const [edited, setEdited] = useState<ListedJobTitle | 'new'>();
  const [merged, setMerged] = useState<ListedJobTitle>();
  const languages = useLanguages();
  const choose = (part: TitleFilters) =>
    void navigate({ to: '/admin-titles', search: { ...filters, page: undefined, ...part } });
  return (
    <div className="stack">
      <PageHeader
        title={m.admin_titles()}
        lead={m.admin_titles_lead()}
        actions={
          <Button variant="primary" icon={<PlusIcon size="sm" />} onClick={() => setEdited('new')}>
            {m.admin_title_new()}
          </Button>
        }
      />
      <SearchForm
        className="admin-filters"
        label={m.admin_titles_search()}
        button={m.admin_search_button()}
        value={filters.searchkey ?? ''}
        onSearch={(searchkey) => choose({ searchkey })}
      >
        <Select
          label={m.admin_titles_which()}
          hideLabel
          value={filters.used ? 'used' : ''}
          onChange={(event) => choose({ used: event.target.value === 'used' || undefined })}
        >
          <option value="">{m.admin_titles_all()}</option>
          <option value="used">{m.admin_titles_used()}</option>
        </Select>
      </SearchForm>
      <Answered query={list} skeleton={<SkeletonCard />}>
        {({ data, total, per_page }) =>
          data.length === 0 ? (
            <EmptyState
              art={<EmptySearchArt />}
              title={m.admin_none()}
              actions={
                <LinkButton to="/admin-titles" search={{}}>
                  {m.design_filters_clear()}
                </LinkButton>
              }
            >
              {m.admin_titles_none()}
            </EmptyState>
          ) : (
            <>
              <Table
                isSlim
                caption={m.admin_titles()}
                columns={[
                  ...languages.map(({ code, name }) => ({ key: code, label: name })),
                  { key: 'uses', label: m.admin_title_uses() },
                  { key: 'acts', label: m.admin_decision(), kind: 'acts' as const },
                ]}
              >
                {data.map((title) => (
                  <TitleRow
                    key={title.value}
                    title={title}
                    languages={languages}
                    onEdit={() => setEdited(title)}
                    onMerge={() => setMerged(title)}
                  />
                ))}
              </Table>
              <ListPages page={filters.page} pages={Math.ceil(total / per_page)} />
            </>
          )
        }
      </Answered>
      {edited && (
        <TitleDialog title={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
      {merged && <MergeDialog title={merged} onClose={() => setMerged(undefined)} />}
    </div>
  );
}

/** All languages, the reader's first: the list is in its order. */
function useLanguages() {
  const { locale } = useSurroundings();
  return localeList.toSorted((a, b) => Number(b.code === locale) - Number(a.code === locale));
}

function TitleRow({
  title,
  languages,
  onEdit,
  onMerge,
}: {
  title: ListedJobTitle;
  languages: ReturnType<typeof useLanguages>;
  onEdit: () => void;
  onMerge: () => void;
}) {
  const { names, synonyms, is_retired, merged_into, openings, profiles } = title;
  const { locale } = useSurroundings();
  const name = names[locale];
  return (
    <tr>
      {languages.map(({ code, name: language }, place) => (
        <TableCell key={code} kind={place > 0 ? 'wide' : undefined} label={place > 0 ? language : undefined}>
          <span className="table-name">
            <bdi lang={code}>{names[code]}</bdi>
            {place === 0 && synonyms.length > 0 && (
              <span className="muted xs">{synonyms.join(m.common_comma())}</span>
            )}
          </span>
        </TableCell>
      ))}
      <TableCell kind="wide" label={m.admin_title_uses()}>
        <span className="table-name small">
          <span className="admin-whole">{m.admin_title_used_openings({ count: openings })}</span>
          <span className="admin-whole">{m.admin_title_used_profiles({ count: profiles })}</span>
          {merged_into && (
            <StatusBadge tone="neutral">{m.admin_title_merged({ title: merged_into })}</StatusBadge>
          )}
          {is_retired && <StatusBadge tone="no">{m.admin_title_retired()}</StatusBadge>}
        </span>
      </TableCell>
      <TableCell kind="wide">
        <div className="row admin-acts">
          <Button size="sm" aria-label={m.admin_question_edit_named({ name })} onClick={onEdit}>
            {m.admin_question_edit()}
          </Button>
          <Button
            size="sm"
            variant="quiet"
            aria-label={m.admin_title_merge_named({ name })}
            onClick={onMerge}
          >
            {m.admin_title_merge()}
          </Button>
        </div>
      </TableCell>
    </tr>
  );
}
