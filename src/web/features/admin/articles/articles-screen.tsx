import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { ListedArticle } from '#contract/articles.ts';
import { articleStandings } from '#domain/articles.ts';
import { m } from '#texts/messages.js';
import { query } from '#web/api.ts';
import { EmptySearchArt } from '#web/design/art/empty.tsx';
import { LinkButton } from '#web/design/button.tsx';
import { EmptyState } from '#web/design/data/empty-state.tsx';
import { SkeletonCard } from '#web/design/data/skeleton.tsx';
import { StatusBadge } from '#web/design/data/status-badge.tsx';
import { Table, TableCell } from '#web/design/data/table.tsx';
import { SearchForm } from '#web/design/form/search-form.tsx';
import { Select } from '#web/design/form/text-input.tsx';
import { PlusIcon } from '#web/design/icons/icons.tsx';
import { Ltr } from '#web/design/ltr.tsx';
import { PageHeader } from '#web/design/shell/page-header.tsx';
import { momentText } from '#web/moments.ts';
import '#web/features/admin/admin.css';
import { Answered } from '#web/features/shell/answered.tsx';
import { ListPages } from '#web/features/shell/list-pages.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { ContentTabs } from './content-tabs.tsx';
import { MissingLanguages } from './missing-languages.tsx';
import { stateBadges } from './state-badges.ts';

export interface ArticleFilters {
  searchkey?: string;
  standing?: (typeof articleStandings)[number];
  page?: number;
}

/** Every article of the site whatever its state, 20 a page. */
export function ArticlesScreen({ filters }: { filters: ArticleFilters }) {
  const navigate = useNavigate();
  const list = useQuery(
    query.articles.list.queryOptions({ input: filters, placeholderData: keepPreviousData }),
  );
  const choose = (part: ArticleFilters) =>
    void navigate({ to: '/admin-articles', search: { ...filters, page: undefined, ...part } });
  return (
    <div className="stack">
      <PageHeader
        title={m.admin_articles()}
        lead={m.admin_articles_lead()}
        actions={
          <LinkButton to="/admin-articles/new" variant="primary" icon={<PlusIcon size="sm" />}>
            {m.admin_article_new()}
          </LinkButton>
        }
      />
      <ContentTabs />
      <SearchForm
        className="admin-filters"
        label={m.admin_articles_search()}
        button={m.admin_search_button()}
        value={filters.searchkey ?? ''}
        onSearch={(searchkey) => choose({ searchkey })}
      >
        <Select
          label={m.admin_messages_state()}
          hideLabel
          value={filters.standing ?? ''}
          onChange={(event) =>
            choose({ standing: articleStandings.find((standing) => standing === event.target.value) })
          }
        >
          <option value="">{m.admin_articles_all()}</option>
          {articleStandings.map((standing) => (
            <option key={standing} value={standing}>
              {stateBadges[standing].label()}
            </option>
          ))}
        </Select>
      </SearchForm>
      <Answered query={list} skeleton={<SkeletonCard />}>
        {({ data, total, per_page }) =>
          data.length === 0 ? (
            <EmptyState
              art={<EmptySearchArt />}
              title={m.admin_none()}
              actions={
                <LinkButton to="/admin-articles" search={{}}>
                  {m.design_filters_clear()}
                </LinkButton>
              }
            >
              {m.admin_articles_none()}
            </EmptyState>
          ) : (
            <>
              <Table
                isSlim
                caption={m.admin_articles()}
                columns={[
                  { key: 'title', label: m.admin_article_title() },
                  { key: 'state', label: m.admin_messages_state() },
                  { key: 'changed', label: m.admin_article_changed() },
                ]}
              >
                {data.map((article) => (
                  <ArticleRow key={article.id} article={article} />
                ))}
              </Table>
              <ListPages page={filters.page} pages={Math.ceil(total / per_page)} />
            </>
          )
        }
      </Answered>
    </div>
  );
}

function ArticleRow({ article }: { article: ListedArticle }) {
  const { locale } = useSurroundings();
  const { id, titles, blog_url, standing, publish_at, missing, show_home } = article;
  const title = titles[locale] || Object.values(titles).find(Boolean) || blog_url;
  const day = (text: string) => momentText(text, locale);
  return (
    <tr>
      <TableCell>
        <span className="table-name">
          <b>
            <Link to="/admin-articles/$id" params={{ id: String(id) }}>
              {title}
            </Link>
          </b>
          <span className="muted xs">
            <Ltr>/blog/{blog_url}</Ltr>
            {show_home && ` · ${m.admin_article_home()}`}
          </span>
        </span>
      </TableCell>
      <TableCell kind="wide">
        <div className="row">
          <StatusBadge tone={stateBadges[standing].tone}>
            {stateBadges[standing].label()}
            {standing === 'scheduled' && publish_at && ` · ${day(publish_at)}`}
          </StatusBadge>
          <MissingLanguages missing={missing} />
        </div>
      </TableCell>
      <TableCell kind="wide">
        <span className="table-name small">
          {day(article.updated_at)}
          <span className="muted xs">{article.updated_by ?? m.admin_article_first()}</span>
        </span>
      </TableCell>
    </tr>
  );
}
