import { articleLimits, missingParts } from '#domain/articles.ts';
import type { Locale } from '#domain/locale.ts';
import { m } from '#texts/messages.js';
import { Card } from '#web/design/data/card.tsx';
import { StatusBadge } from '#web/design/data/status-badge.tsx';
import { TextArea, TextInput } from '#web/design/form/text-input.tsx';
import type { FormOf } from '#web/forms/use-form.ts';
import type { ArticleValues } from './article-values.ts';
import { MarkdownField } from './markdown-field.tsx';

const labels = {
  title: m.admin_article_title,
  excerpt: m.admin_article_excerpt,
  metaTitle: m.admin_article_meta_title,
  metaDescription: m.admin_article_meta_description,
  metaKeywords: m.admin_article_meta_keywords,
  markdown: m.admin_article_text,
};

/** What an article says in one language, with what is missing there. */
export function ArticleTextFields({
  form,
  locale,
  language,
}: {
  form: FormOf<ArticleValues>;
  locale: Locale;
  language: string;
}) {
  const text = form.values.texts[locale];
  const missing = missingParts(text);
  const name = <Part extends keyof typeof labels>(part: Part) => form.field(`texts.${locale}.${part}`);
  const count = (part: 'excerpt' | 'metaDescription') => ({
    used: [...text[part]].length,
    most: articleLimits[part],
  });
  const id = `language-${locale}`;
  return (
    <Card as="section" pad="md" className="stack" aria-labelledby={id} lang={locale}>
      <div className="admin-message-head">
        <h2 id={id}>{language}</h2>
        <StatusBadge tone={missing.length > 0 ? 'wait' : 'ok'}>
          {missing.length > 0 ? m.admin_article_incomplete() : m.admin_article_complete()}
        </StatusBadge>
      </div>
      {missing.length > 0 && (
        <p className="muted small">
          {m.admin_article_lacks({ parts: missing.map((part) => labels[part]()).join(m.common_comma()) })}
        </p>
      )}
      <TextInput {...name('title')} label={labels.title()} />
      <TextArea {...name('excerpt')} label={labels.excerpt()} rows={3} count={count('excerpt')} />
      <MarkdownField {...name('markdown')} label={labels.markdown()} locale={locale} withPictures />
      <TextInput {...name('metaTitle')} label={labels.metaTitle()} />
      <TextArea
        {...name('metaDescription')}
        label={labels.metaDescription()}
        rows={3}
        count={count('metaDescription')}
      />
      <TextInput {...name('metaKeywords')} label={labels.metaKeywords()} optional />
    </Card>
  );
}
