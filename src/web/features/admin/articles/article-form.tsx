import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { EditedArticle } from '#contract/articles.ts';
import { articleChange } from '#domain/articles.ts';
import { localeList } from '#domain/locale-list.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { Button, LinkButton } from '#web/design/button.tsx';
import { StatusBadge } from '#web/design/data/status-badge.tsx';
import { ChevronStartIcon, EyeIcon } from '#web/design/icons/icons.tsx';
import { PageHeader } from '#web/design/shell/page-header.tsx';
import '#web/features/admin/admin.css';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { bySchema } from '#web/forms/by-schema.ts';
import { Form } from '#web/forms/form.tsx';
import { KeptNotice } from '#web/forms/kept-notice.tsx';
import { useForm } from '#web/forms/use-form.ts';
import { useKeptForm } from '#web/forms/use-kept-form.ts';
import './article-form.css';
import { ArticleSettings } from './article-settings.tsx';
import { ArticleTextFields } from './article-text-fields.tsx';
import { type ArticleValues, slugOf } from './article-values.ts';
import { ArticleVersions } from './article-versions.tsx';
import { stateBadges } from './state-badges.ts';

interface Props {
  article: Omit<EditedArticle, 'id' | 'version'> & { id?: number; version?: number };
  title?: string;
}

/** An article in every language side by side, with its address, picture and publication. */
export function ArticleForm({ article, title }: Props) {
  const { locale } = useSurroundings();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const { id, version, slug, show_home, image, state, publish_at, texts, standing } = article;
  const form = useForm({
    values: { slug, show_home, image, state, publish_at, texts } satisfies ArticleValues,
    check: bySchema(articleChange),
    send: async (values) => {
      if (id === undefined) return (await api.articles.create(values)).data.id;
      await api.articles.save({ id, version: version ?? 1, ...values });
      return id;
    },
    onDone: async (saved) => {
      if (id === undefined) kept.end();
      await cache.invalidateQueries({ queryKey: query.articles.key() });
      if (id === undefined)
        await navigate({ to: '/admin-articles/$id', params: { id: String(saved) }, replace: true });
    },
    guards: true,
  });
  const kept = useKeptForm(form, `article:${id ?? 'new'}`, version);
  const proposed = slugOf(form.values.texts[locale].title);
  return (
    <Form form={form} className="stack">
      <PageHeader
        above={
          <Link to="/admin-articles" className="page-head-back">
            <ChevronStartIcon size="sm" />
            {m.admin_articles()}
          </Link>
        }
        title={title ?? (texts[locale].title || slug)}
        lead={<StatusBadge tone={stateBadges[standing].tone}>{stateBadges[standing].label()}</StatusBadge>}
        actions={
          <>
            {id !== undefined && (
              <LinkButton
                to="/admin-articles/$id/preview"
                params={{ id: String(id) }}
                target="_blank"
                icon={<EyeIcon size="sm" />}
              >
                {m.admin_article_preview()}
              </LinkButton>
            )}
            <Button
              type="submit"
              variant="primary"
              loading={form.isRunning}
              disabled={!form.isDirty || form.wait > 0}
            >
              {m.admin_article_save()}
            </Button>
          </>
        }
      />
      <KeptNotice kept={kept} />
      <ArticleSettings form={form} proposed={id === undefined ? proposed : ''} />
      <div className="article-languages">
        {localeList.map(({ code, name }) => (
          <ArticleTextFields key={code} form={form} locale={code} language={name} />
        ))}
      </div>
      {article.versions.length > 0 && (
        <ArticleVersions versions={article.versions} onTake={(taken) => form.set('texts', taken)} />
      )}
    </Form>
  );
}
