import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { CompanyOpening } from '#contract/job-openings.ts';
import { calendarDate } from '#domain/time.ts';
import { m } from '#texts/messages.js';
import { Button } from '#web/design/button.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { ChevronStartIcon, EyeIcon } from '#web/design/icons/icons.tsx';
import { ConfirmDialog } from '#web/design/overlay/dialog.tsx';
import { PageHeader } from '#web/design/shell/page-header.tsx';
import { useSession } from '#web/features/identity/session.ts';
import { PageLink } from '#web/features/shell/page-link.tsx';
import { PostForm } from '#web/forms/form.tsx';
import { KeptNotice } from '#web/forms/kept-notice.tsx';
import { textOf } from '#web/validation.ts';
import './editor.css';
import { companyOfSession } from './company-of-session.ts';
import { RefusalSummary } from './error-lines.tsx';
import { FactsSection } from './facts-section.tsx';
import { LanguagesSection } from './languages-section.tsx';
import { OpeningBar } from './opening-bar.tsx';
import { OpeningContents } from './opening-contents.tsx';
import { DutiesSection, EligibilitySection, PaySection, QuestionsSection } from './opening-form-sections.tsx';
import { OpeningPreview } from './opening-preview.tsx';
import { ReviewSection } from './review-section.tsx';
import { SavedNote } from './saved-note.tsx';
import { useOpeningForm } from './use-opening-form.ts';

/** Create and edit: every field with its rule beside it, drafts kept while typing, preview, publish with confirmation. */
export function OpeningForm({ opening, notice }: { opening?: CompanyOpening; notice?: ReactNode }) {
  const { data: session } = useSession();
  const company = companyOfSession(session);
  const { form, kept, save } = useOpeningForm(opening);
  const [isAsking, setAsking] = useState(false);
  const [isPreview, showPreview] = usePreview();

  /** What is wrong is said in the form, before anybody is asked anything. */
  const judge = async () => {
    if (!(await form.judge())) return showPreview(false);
    const { due_date } = form.values;
    const isPast = due_date !== '' && due_date < calendarDate(new Date(), company.timezone);
    if (!isPast) return setAsking(true);
    showPreview(false);
    form.refuse({ due_date: textOf('validation_due_date_past') });
  };
  const bar = (lead: ReactNode) => (
    <OpeningBar
      form={form}
      isPublished={opening?.stored_status === 'Published'}
      note={<SavedNote keptAt={kept.keptAt} opening={opening} />}
      lead={lead}
      onSave={() => {
        showPreview(false);
        void save(false);
      }}
      onPublish={() => void judge()}
    />
  );
  return (
    <>
      {isPreview && (
        <div className="stack editor-form">
          <OpeningPreview values={form.values} company={company} notice={<PreviewNotice />} />
          {bar(
            <Button icon={<ChevronStartIcon size="sm" />} onClick={() => showPreview(false)}>
              {m.job_openings_editor_preview_back()}
            </Button>,
          )}
        </div>
      )}
      <PostForm
        className="stack editor-form"
        hidden={isPreview}
        element={form.element}
        onSubmit={() => save(false)}
      >
        <PageHeader
          title={opening ? m.job_openings_editor_edit_title() : m.job_openings_editor_new_title()}
          lead={opening?.title}
          above={
            <PageLink to="/job_opening" className="page-head-back">
              <ChevronStartIcon size="sm" />
              {m.job_openings_editor_back()}
            </PageLink>
          }
        />
        {notice}
        <KeptNotice kept={kept} />
        <RefusalSummary form={form} />
        <p className="muted small">{m.job_openings_editor_marked()}</p>
        <div className="opening-editor">
          <OpeningContents errors={form.errors} />
          <div className="stack">
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
            <ReviewSection form={form} />
            <LanguagesSection openingId={opening?.id} />
          </div>
        </div>
        {!isPreview &&
          bar(
            <Button icon={<EyeIcon size="sm" />} onClick={() => showPreview(true)}>
              {m.job_openings_editor_preview()}
            </Button>,
          )}
      </PostForm>
      <ConfirmDialog
        open={isAsking}
        title={m.job_openings_editor_publish_question()}
        confirmLabel={m.job_openings_editor_publish()}
        cancelLabel={m.job_openings_editor_cancel()}
        onConfirm={() => {
          setAsking(false);
          showPreview(false);
          void save(true);
        }}
        onCancel={() => setAsking(false)}
      >
        {m.job_openings_editor_publish_text()}
      </ConfirmDialog>
    </>
  );
}

/** Whether the preview stands in place of the form; the form is found again where it was left. */
function usePreview(): [boolean, (isShown: boolean) => void] {
  const [isShown, setShown] = useState(false);
  const left = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (left.current !== undefined) window.scrollTo({ top: isShown ? 0 : left.current, behavior: 'instant' });
  }, [isShown]);
  return [
    isShown,
    (next) => {
      if (next) left.current = window.scrollY;
      setShown(next);
    },
  ];
}

function PreviewNotice() {
  return (
    <Notice tone="info" title={m.job_openings_editor_preview_title()}>
      {m.job_openings_editor_preview_text()}
    </Notice>
  );
}
