import { articleStates } from '#domain/articles.ts';
import { m } from '#texts/messages.js';
import { Button } from '#web/design/button.tsx';
import { Card } from '#web/design/data/card.tsx';
import { Checkbox } from '#web/design/form/choice.tsx';
import { Select, TextInput } from '#web/design/form/text-input.tsx';
import { MomentField } from '#web/forms/date-field.tsx';
import { FileField } from '#web/forms/file-field.tsx';
import { articlePicture } from '#web/forms/file-kinds.ts';
import type { FormOf } from '#web/forms/use-form.ts';
import type { ArticleValues } from './article-values.ts';
import { stateBadges } from './state-badges.ts';

/** Address, publication and picture: the same in every language. */
export function ArticleSettings({ form, proposed }: { form: FormOf<ArticleValues>; proposed: string }) {
  const { slug, image, state } = form.values;
  return (
    <Card as="section" pad="md" className="stack" aria-label={m.admin_article_settings()}>
      <div className="field-row">
        <TextInput
          {...form.field('slug')}
          label={m.admin_article_slug()}
          description={m.admin_article_slug_help()}
          prefix={<bdi dir="ltr">/blog/</bdi>}
          autoCapitalize="none"
          spellCheck={false}
        />
        <Select {...form.field('state')} label={m.admin_messages_state()}>
          {articleStates.map((name) => (
            <option key={name} value={name}>
              {stateBadges[name].label()}
            </option>
          ))}
        </Select>
        {state === 'published' && (
          <MomentField
            {...form.field('publish_at')}
            label={m.admin_article_publish_at()}
            description={m.admin_article_publish_at_help()}
            optional
          />
        )}
      </div>
      {proposed && proposed !== slug && (
        <div className="row">
          <Button size="sm" variant="quiet" onClick={() => form.set('slug', proposed)}>
            {m.admin_article_slug_take({ slug: proposed })}
          </Button>
        </div>
      )}
      <Checkbox {...form.tick('show_home')} label={m.admin_article_show_home()} />
      <FileField
        kind={articlePicture}
        label={m.admin_article_picture()}
        optional
        error={form.errors.image}
        current={image ? {} : undefined}
        preview={image ? <img className="article-thumb" src={`/${image}`} alt="" /> : undefined}
        onStored={({ path }) => form.set('image', path)}
        onRemove={() => form.set('image', '')}
      />
    </Card>
  );
}
