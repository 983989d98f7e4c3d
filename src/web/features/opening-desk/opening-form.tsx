import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import type { CompanyOpening } from '#contract/job-openings.ts';
import { jobOpening } from '#domain/job-openings/opening.ts';
import { m } from '#texts/messages.js';
import { api } from '../../api.ts';
import { Button } from '../../design/button.tsx';
import { ConfirmDialog } from '../../design/dialog.tsx';
import { ChevronStartIcon } from '../../design/icons.tsx';
import { Notice } from '../../design/notice.tsx';
import { PageHeader } from '../../design/page-header.tsx';
import { checkForm, type FormErrors, refusedFields } from '../../validation.ts';
import { useSession } from '../identity/session.ts';
import { failureMessage } from '../shell/failure.ts';
import { PageLink } from '../shell/page-link.tsx';
import { useUnsavedGuard } from '../shell/unsaved.ts';
import './desk.css';
import { companyOfSession } from './company-of-session.ts';
import { DraftNotice } from './draft-notice.tsx';
import { headingOf, RefusalSummary, type SaveRefusal } from './error-lines.tsx';
import { FactsSection } from './facts-section.tsx';
import { keptErrors } from './kept-errors.ts';
import { dropDraft, readDraft, writeDraft } from './opening-draft.ts';
import { DutiesSection, EligibilitySection, PaySection, QuestionsSection } from './opening-form-sections.tsx';
import { OpeningPreview } from './opening-preview.tsx';
import { emptyOpening, type OpeningValues, openingPayload, openingValues } from './opening-values.ts';

/** Create and edit: every field with its rule beside it, drafts kept while typing, preview, publish with confirmation. */
export function OpeningForm({ opening, notice }: { opening?: CompanyOpening; notice?: ReactNode }) {
  const { data: session } = useSession();
  const company = companyOfSession(session?.extra_data, session?.settings);
  // Another account in the same browser never finds it.
  const id = `${session?.data.id ?? ''}:${opening?.id ?? 'new'}`;
  const [stored, setStored] = useState(() => (opening ? openingValues(opening) : emptyOpening));
  const [values, setValues] = useState(stored);
  const [draft, setDraft] = useState(() => readDraft(id));
  const [refusal, setRefusal] = useState<SaveRefusal>();
  const [errors, setErrors] = useState<FormErrors>({});
  const [isSaving, setSaving] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [isPreview, setPreview] = useState(false);
  const navigate = useNavigate();
  const isDirty = values !== stored;
  const releaseGuard = useUnsavedGuard(isDirty);

  useEffect(() => {
    if (isDirty) writeDraft(id, values, opening?.version);
  }, [id, isDirty, values, opening?.version]);

  const change = (part: Partial<OpeningValues>) => {
    setValues((current) => ({ ...current, ...part }));
    setErrors((before) => keptErrors(before, values, part));
  };

  const check = (): boolean => {
    const found = checkForm(jobOpening, openingPayload(values, { publish: false }));
    const isSound = Object.keys(found).length === 0;
    setErrors(found);
    setRefusal(isSound ? undefined : { sentence: headingOf(found) });
    return isSound;
  };

  const save = async (publish: boolean) => {
    setAsking(false);
    if (!check()) return;
    setSaving(true);
    try {
      const payload = openingPayload(values, { publish, version: opening?.version });
      if (opening) await api.jobOpenings.update({ ...payload, id: opening.id } as never);
      else await api.jobOpenings.create(payload as never);
      dropDraft(id);
      releaseGuard();
      setStored(values);
      await navigate({ to: '/job_opening', search: {} });
    } catch (error) {
      const found = refusedFields(error);
      setErrors(found ?? {});
      setRefusal({ sentence: found ? headingOf(found) : failureMessage(error) });
      setSaving(false);
    }
  };

  if (isPreview) {
    return (
      <OpeningPreview values={values} company={company} notice={previewNotice(() => setPreview(false))} />
    );
  }
  const isPublished = opening?.stored_status === 'Published';
  return (
    <form
      className="stack desk-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save(false);
      }}
    >
      <PageHeader
        title={opening ? m.desk_edit_title() : m.desk_new_title()}
        lead={opening?.title}
        above={
          <PageLink to="/job_opening" className="page-head-back">
            {m.desk_back()}
          </PageLink>
        }
      />
      {notice}
      {draft && (
        <DraftNotice
          draft={draft}
          version={opening?.version}
          onRestore={() => {
            setValues(draft.values);
            setDraft(undefined);
          }}
          onDrop={() => {
            dropDraft(id);
            setDraft(undefined);
          }}
        />
      )}
      <RefusalSummary refusal={refusal} errors={errors} />
      <p className="muted small">{m.desk_marked()}</p>
      <FactsSection values={values} errors={errors} change={change} />
      <DutiesSection values={values} errors={errors} change={change} />
      <PaySection values={values} errors={errors} change={change} />
      <EligibilitySection values={values} errors={errors} change={change} />
      <QuestionsSection
        values={values}
        errors={errors}
        change={change}
        isLocked={opening?.questions_locked ?? false}
        slots={company.slots}
        hasVideo={company.hasVideoQuestions}
      />
      <div className="desk-acts">
        <Button onClick={() => setPreview(true)}>{m.desk_preview()}</Button>
        <Button type="submit" loading={isSaving} variant={isPublished ? 'primary' : 'default'}>
          {isPublished ? m.desk_save() : m.desk_save_open()}
        </Button>
        {!isPublished && (
          <Button variant="primary" loading={isSaving} onClick={() => check() && setAsking(true)}>
            {m.desk_publish()}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={isAsking}
        title={m.desk_publish_question()}
        confirmLabel={m.desk_publish()}
        cancelLabel={m.desk_cancel()}
        onConfirm={() => void save(true)}
        onCancel={() => setAsking(false)}
      >
        {m.desk_publish_text()}
      </ConfirmDialog>
    </form>
  );
}

function previewNotice(onBack: () => void) {
  return (
    <Notice
      tone="info"
      title={m.desk_preview_title()}
      actions={
        <Button size="sm" icon={<ChevronStartIcon size="sm" />} onClick={onBack}>
          {m.desk_preview_back()}
        </Button>
      }
    >
      {m.desk_preview_text()}
    </Notice>
  );
}
