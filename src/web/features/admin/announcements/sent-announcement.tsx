import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { Announcement } from '#contract/announcements.ts';
import { subjectOf } from '#domain/announcements.ts';
import { localeList } from '#domain/locale-list.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { Card } from '#web/design/data/card.tsx';
import { Facts } from '#web/design/data/facts.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { StatusBadge } from '#web/design/data/status-badge.tsx';
import { ChevronStartIcon } from '#web/design/icons/icons.tsx';
import { ConfirmDialog } from '#web/design/overlay/dialog.tsx';
import { PageHeader } from '#web/design/shell/page-header.tsx';
import { momentText } from '#web/moments.ts';
import '#web/features/admin/admin.css';
import '#web/features/admin/articles/article-form.css';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { useCall } from '#web/forms/use-call.ts';
import { audienceTexts, stateTexts } from './announcement-texts.ts';
import { LetterPreview } from './letter-preview.tsx';

/** One that is being sent, or was: how far it is, what it said, and the way to stop it. */
export function SentAnnouncement({ announcement }: { announcement: Announcement }) {
  const { locale } = useSurroundings();
  const cache = useQueryClient();
  const { run, isRunning, sentence } = useCall();
  const [asks, setAsks] = useState(false);
  const { id, state, audience, texts, path, readers, written, started_at, ended_at, updated_by } =
    announcement;
  const moment = (text: string | null) => text && momentText(text, locale);
  const cancel = async () => {
    await run(() => api.announcements.cancel({ id }));
    setAsks(false);
    await cache.invalidateQueries({ queryKey: query.announcements.key() });
  };
  return (
    <div className="stack">
      <PageHeader
        above={
          <Link to="/admin-announcements" className="page-head-back">
            <ChevronStartIcon size="sm" />
            {m.admin_news()}
          </Link>
        }
        title={subjectOf(texts, locale)}
        lead={<StatusBadge tone={stateTexts[state].tone}>{stateTexts[state].label()}</StatusBadge>}
        actions={
          state === 'sending' && <Button onClick={() => setAsks(true)}>{m.admin_news_cancel()}</Button>
        }
      />
      <ConfirmDialog
        open={asks && state === 'sending'}
        title={m.admin_news_cancel_title()}
        confirmLabel={m.admin_news_cancel()}
        cancelLabel={m.admin_cancel()}
        destructive
        busy={isRunning}
        onConfirm={() => void cancel()}
        onCancel={() => setAsks(false)}
      >
        <p>{m.admin_news_cancel_text()}</p>
      </ConfirmDialog>
      {sentence && (
        <Notice tone="no" role="alert">
          {sentence}
        </Notice>
      )}
      <Card as="section" pad="md" className="stack" aria-label={m.admin_news_progress()}>
        <progress
          className="news-progress"
          value={written}
          max={Math.max(readers, written, 1)}
          aria-label={m.admin_news_progress()}
        />
        <Facts
          facts={[
            [m.admin_news_progress(), m.admin_news_written({ written, readers })],
            [m.admin_news_audience(), audienceTexts[audience]()],
            [m.admin_news_started(), moment(started_at)],
            [m.admin_news_ended(), moment(ended_at)],
            [m.admin_news_author(), updated_by ?? m.admin_news_author_gone()],
          ]}
        />
      </Card>
      <div className="article-languages">
        {localeList.map(({ code, name }) => (
          <Card key={code} as="section" pad="md" className="stack" aria-label={name}>
            <h2>{name}</h2>
            <LetterPreview locale={code} text={texts[code]} hasButton={path !== ''} />
          </Card>
        ))}
      </div>
    </div>
  );
}
