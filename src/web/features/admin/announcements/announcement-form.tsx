import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Announcement } from '#contract/announcements.ts';
import { announcementAudiences, announcementChange, unfinishedLanguages } from '#domain/announcements.ts';
import { localeList } from '#domain/locale-list.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { Card } from '#web/design/data/card.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { Select, TextArea, TextInput } from '#web/design/form/text-input.tsx';
import { ChevronStartIcon } from '#web/design/icons/icons.tsx';
import { ConfirmDialog } from '#web/design/overlay/dialog.tsx';
import { showToast } from '#web/design/overlay/toast.ts';
import { PageHeader } from '#web/design/shell/page-header.tsx';
import { MissingLanguages } from '#web/features/admin/articles/missing-languages.tsx';
import { WholeAddresses } from '#web/features/admin/whole-addresses.tsx';
import '#web/features/admin/admin.css';
import '#web/features/admin/articles/article-form.css';
import { bySchema } from '#web/forms/by-schema.ts';
import { Form } from '#web/forms/form.tsx';
import { KeptNotice } from '#web/forms/kept-notice.tsx';
import { useCall } from '#web/forms/use-call.ts';
import { useForm } from '#web/forms/use-form.ts';
import { useKeptForm } from '#web/forms/use-kept-form.ts';
import { audienceTexts } from './announcement-texts.ts';
import { LetterPreview } from './letter-preview.tsx';

const nobodyId = 'announcement-nobody';
const unfinishedId = 'announcement-unfinished';

type Draft = Pick<Announcement, 'audience' | 'path' | 'texts'> & Partial<Announcement>;

/** A draft in every language, with what each reader will see beside it; sent once it is saved. */
export function AnnouncementForm({ announcement, title }: { announcement: Draft; title: string }) {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const { id, version = 1, audience, path, texts } = announcement;
  const counts = useQuery(query.announcements.readers.queryOptions());
  const { run, isRunning, sentence } = useCall();
  const [asks, setAsks] = useState<'send' | 'remove'>();
  const refresh = () => cache.invalidateQueries({ queryKey: query.announcements.key() });
  const form = useForm({
    values: { audience, path, texts },
    check: bySchema(announcementChange),
    send: async (values) => {
      if (id === undefined) return (await api.announcements.create(values)).data.id;
      await api.announcements.save({ id, version, ...values });
      return id;
    },
    onDone: async (saved) => {
      if (id === undefined) kept.end();
      await refresh();
      if (id === undefined)
        await navigate({ to: '/admin-announcements/$id', params: { id: saved }, replace: true });
    },
    guards: true,
  });
  const kept = useKeptForm(form, `announcement:${id ?? 'new'}`, version);
  const count = counts.data?.data[form.values.audience];
  const test = async () => {
    if (id && (await run(() => api.announcements.test({ id }))))
      showToast({ type: 'success', text: m.admin_news_tested() });
  };
  const send = async () => {
    if (id) await run(() => api.announcements.send({ id, version }));
    setAsks(undefined);
    await refresh();
  };
  const remove = async () => {
    if (id && (await run(() => api.announcements.remove({ id })))) {
      form.release();
      await navigate({ to: '/admin-announcements' });
      await refresh();
    } else setAsks(undefined);
  };
  const isSaved = id !== undefined && !form.isDirty;
  const missing = unfinishedLanguages(form.values);
  const unfinished = missing.length > 0 ? unfinishedId : undefined;
  return (
    <Form form={form} className="stack">
      <PageHeader
        above={
          <Link to="/admin-announcements" className="page-head-back">
            <ChevronStartIcon size="sm" />
            {m.admin_news()}
          </Link>
        }
        title={title}
        actions={
          <>
            {id !== undefined && (
              <Button variant="quiet" disabled={isRunning} onClick={() => setAsks('remove')}>
                {m.admin_news_remove()}
              </Button>
            )}
            {isSaved ? (
              <>
                <Button disabled={isRunning} reason={unfinished} onClick={() => void test()}>
                  {m.admin_news_test()}
                </Button>
                <Button
                  variant="primary"
                  disabled={isRunning || count === undefined}
                  reason={unfinished ?? (count === 0 ? nobodyId : undefined)}
                  onClick={() => setAsks('send')}
                >
                  {m.admin_news_send()}
                </Button>
              </>
            ) : (
              <Button type="submit" variant="primary" loading={form.isRunning} disabled={form.wait > 0}>
                {m.admin_news_save()}
              </Button>
            )}
          </>
        }
      />
      {isSaved && unfinished && (
        <div id={unfinishedId} className="muted small">
          <p>{m.admin_news_unfinished()}</p>
          <MissingLanguages missing={missing} />
        </div>
      )}
      {isSaved && !unfinished && count === 0 && (
        <p id={nobodyId} className="muted small">
          {counts.data?.data.everybody === 0 ? m.admin_news_nobody_anywhere() : m.admin_news_nobody()}
        </p>
      )}
      {sentence && (
        <Notice tone="no" role="alert">
          {sentence}
        </Notice>
      )}
      <KeptNotice kept={kept} />
      <Card as="section" pad="md" className="field-row" aria-label={m.admin_news_settings()}>
        <Select
          {...form.field('audience')}
          label={m.admin_news_audience()}
          description={count === undefined ? undefined : m.admin_news_count({ count })}
        >
          {announcementAudiences.map((name) => (
            <option key={name} value={name}>
              {audienceTexts[name]()}
            </option>
          ))}
        </Select>
        <TextInput
          {...form.field('path')}
          label={m.admin_news_path()}
          description={<WholeAddresses>{m.admin_news_path_help()}</WholeAddresses>}
          optional
          autoCapitalize="none"
          spellCheck={false}
        />
      </Card>
      <p className="muted small">{m.admin_news_needs()}</p>
      <div className="article-languages">
        {localeList.map(({ code, name }) => (
          <Card
            key={code}
            as="section"
            pad="md"
            className="stack"
            aria-labelledby={`language-${code}`}
            lang={code}
          >
            <h2 id={`language-${code}`}>{name}</h2>
            <TextInput {...form.field(`texts.${code}.subject`)} label={m.admin_news_subject()} />
            <TextArea
              {...form.field(`texts.${code}.text`)}
              label={m.admin_news_text()}
              description={m.admin_news_text_help()}
              rows={8}
            />
            {form.values.path !== '' && (
              <TextInput {...form.field(`texts.${code}.button`)} label={m.admin_news_button()} />
            )}
            <LetterPreview locale={code} text={form.values.texts[code]} hasButton={form.values.path !== ''} />
          </Card>
        ))}
      </div>
      <ConfirmDialog
        open={asks === 'send'}
        title={m.admin_news_send_title({ count: count ?? 0 })}
        confirmLabel={m.admin_news_send()}
        cancelLabel={m.admin_cancel()}
        busy={isRunning}
        onConfirm={() => void send()}
        onCancel={() => setAsks(undefined)}
      >
        <p>{m.admin_news_send_text()}</p>
      </ConfirmDialog>
      <ConfirmDialog
        open={asks === 'remove'}
        title={m.admin_news_remove_title()}
        confirmLabel={m.admin_news_remove()}
        cancelLabel={m.admin_cancel()}
        destructive
        busy={isRunning}
        onConfirm={() => void remove()}
        onCancel={() => setAsks(undefined)}
      >
        <p>{m.admin_news_remove_text()}</p>
      </ConfirmDialog>
    </Form>
  );
}
