import { type ReactNode, useState } from 'react';
import type { CompanyOpening } from '#contract/job-openings.ts';
import { m } from '#texts/messages.js';
import { Button } from '#web/design/button.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { ChevronStartIcon } from '#web/design/icons/icons.tsx';
import { ConfirmDialog } from '#web/design/overlay/dialog.tsx';
import { PageHeader } from '#web/design/shell/page-header.tsx';
import { useSession } from '#web/features/identity/session.ts';
import { PageLink } from '#web/features/shell/page-link.tsx';
import { PostForm } from '#web/forms/form.tsx';
import './editor.css';
import { companyOfSession } from './company-of-session.ts';
import { DraftNotice } from './draft-notice.tsx';
import { RefusalSummary } from './error-lines.tsx';
import { FactsSection } from './facts-section.tsx';
import { DutiesSection, EligibilitySection, PaySection, QuestionsSection } from './opening-form-sections.tsx';
import { OpeningPreview } from './opening-preview.tsx';
import { useOpeningForm } from './use-opening-form.ts';

/** Create and edit: every field with its rule beside it, drafts kept while typing, preview, publish with confirmation. */
export function OpeningForm({ opening, notice }: { opening?: CompanyOpening; notice?: ReactNode }) {
  const { data: session } = useSession();
  const company = companyOfSession(session);
  const { form, found, restore, drop, save } = useOpeningForm(opening, session?.data.id ?? '');
  const [isAsking, setAsking] = useState(false);
  const [isPreview, setPreview] = useState(false);

  if (isPreview) {
    return (
      <OpeningPreview
        values={form.values}
        company={company}
        notice={previewNotice(() => setPreview(false))}
      />
    );
  }
  const isPublished = opening?.stored_status === 'Published';
  return (
    <PostForm className="stack editor-form" element={form.element} onSubmit={() => save(false)}>
      <PageHeader
        title={opening ? m.job_openings_editor_edit_title() : m.job_openings_editor_new_title()}
        lead={opening?.title}
        above={
          <PageLink to="/job_opening" className="page-head-back">
            {m.job_openings_editor_back()}
          </PageLink>
        }
      />
      {notice}
      {found && <DraftNotice draft={found} version={opening?.version} onRestore={restore} onDrop={drop} />}
      <RefusalSummary form={form} />
      <p className="muted small">{m.job_openings_editor_marked()}</p>
      <FactsSection form={form} />
      <DutiesSection form={form} />
      <PaySection form={form} />
      <EligibilitySection form={form} />
      <QuestionsSection
        form={form}
        isLocked={opening?.questions_locked ?? false}
        slots={company.slots}
        hasVideo={company.hasVideoQuestions}
      />
      <div className="editor-acts">
        <Button onClick={() => setPreview(true)}>{m.job_openings_editor_preview()}</Button>
        <Button type="submit" loading={form.isRunning} variant={isPublished ? 'primary' : 'default'}>
          {isPublished ? m.job_openings_editor_save() : m.job_openings_editor_save_open()}
        </Button>
        {!isPublished && (
          <Button
            variant="primary"
            loading={form.isRunning}
            onClick={async () => setAsking(await form.judge())}
          >
            {m.job_openings_editor_publish()}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={isAsking}
        title={m.job_openings_editor_publish_question()}
        confirmLabel={m.job_openings_editor_publish()}
        cancelLabel={m.job_openings_editor_cancel()}
        onConfirm={() => {
          setAsking(false);
          void save(true);
        }}
        onCancel={() => setAsking(false)}
      >
        {m.job_openings_editor_publish_text()}
      </ConfirmDialog>
    </PostForm>
  );
}

function previewNotice(onBack: () => void) {
  return (
    <Notice
      tone="info"
      title={m.job_openings_editor_preview_title()}
      actions={
        <Button size="sm" icon={<ChevronStartIcon size="sm" />} onClick={onBack}>
          {m.job_openings_editor_preview_back()}
        </Button>
      }
    >
      {m.job_openings_editor_preview_text()}
    </Notice>
  );
}
