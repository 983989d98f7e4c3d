import type { EditedArticle } from '#contract/articles.ts';
import { m } from '#texts/messages.js';
import { Button } from '#web/design/button.tsx';
import { Card } from '#web/design/data/card.tsx';
import { StatusBadge } from '#web/design/data/status-badge.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { momentText } from '#web/moments.ts';
import { stateBadges } from './state-badges.ts';

/** Who saved what, the latest first; an earlier text can be taken back into the form. */
export function ArticleVersions({
  versions,
  onTake,
}: {
  versions: EditedArticle['versions'];
  onTake: (texts: EditedArticle['texts']) => void;
}) {
  const { locale } = useSurroundings();
  return (
    <Card as="section" pad="md" aria-labelledby="versions">
      <h2 id="versions">{m.admin_article_versions()}</h2>
      <ol className="admin-list">
        {versions.map(({ version, state, texts, saved_at, saved_by }, place) => {
          const moment = momentText(saved_at, locale);
          return (
            <li key={version} className="admin-failure">
              <div>
                <b>{moment}</b>
                <p className="muted small">{saved_by ?? m.admin_lift_gone()}</p>
              </div>
              <StatusBadge tone={stateBadges[state].tone}>{stateBadges[state].label()}</StatusBadge>
              {place > 0 && (
                <Button
                  size="sm"
                  variant="quiet"
                  aria-label={m.admin_article_take_named({ date: moment })}
                  onClick={() => onTake(texts)}
                >
                  {m.admin_article_take()}
                </Button>
              )}
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
