import { useMemo, useState } from 'react';
import type { CandidateDetails } from '#contract/candidate-responses.ts';
import { m } from '#texts/messages.js';
import { api } from '#web/api.ts';
import { Button, ButtonAnchor } from '#web/design/button.tsx';
import { Card } from '#web/design/data/card.tsx';
import { FieldError } from '#web/design/form/field.tsx';
import { DownloadIcon } from '#web/design/icons/icons.tsx';
import { ConfirmDialog } from '#web/design/overlay/dialog.tsx';
import type { CvChange } from '#web/features/candidates/cv-changes.ts';
import { CvProposals } from '#web/features/candidates/cv-proposals.tsx';
import { profileProposals, takenFields } from '#web/features/candidates/cv-to-profile.ts';
import { useCvWords } from '#web/features/candidates/use-cv-words.ts';
import { useKeepDetails, useRefreshDetails } from '#web/features/candidates/use-details.ts';
import { PageLink } from '#web/features/shell/page-link.tsx';
import { cvFile, type StoredCv } from '#web/forms/cv-file.ts';
import { FileField } from '#web/forms/file-field.tsx';
import { useJobTitles } from '#web/forms/job-titles.ts';
import { useCall } from '#web/forms/use-call.ts';

type Change = Parameters<typeof api.candidates.update>[0];

/** The CV as a file: upload, read, download, remove; what a new one says is offered to the profile. */
export function CvCard({ details }: { details: CandidateDetails }) {
  const keep = useKeepDetails();
  const refresh = useRefreshDetails();
  const titles = useJobTitles();
  const words = useCvWords();
  const { run, isRunning, sentence, fields } = useCall();
  const [isAsking, setAsking] = useState(false);
  const [cvText, setCvText] = useState<string>();
  const [madeFrom, setMadeFrom] = useState<StoredCv['made_from']>();
  // The list of titles may come after the CV.
  const proposals = useMemo(
    () => (cvText === undefined ? [] : profileProposals(cvText, details, titles, words)),
    [cvText, details, titles, words],
  );
  const save = async (change: Omit<Change, 'id'>) => {
    const saved = await run(() => api.candidates.update({ id: '1', ...change }));
    if (saved) keep(saved.data);
    return saved !== undefined;
  };
  const keepCv = async (cv: StoredCv) => {
    if (!(await save({ cv: cv.path }))) return;
    setMadeFrom(cv.made_from);
    setCvText(cv.text);
  };
  const isThere = details.cv !== null;
  const problem = details.cv_state === 'refused' ? m.validation_pdf_unreadable() : undefined;
  return (
    <Card as="section" className="profile-card" id="cv" aria-labelledby="cv-title">
      <header className="profile-card-head">
        <h2 id="cv-title">{m.candidates_cv()}</h2>
        {isThere && (
          <div className="entry-acts">
            <ButtonAnchor
              size="sm"
              variant="quiet"
              icon={<DownloadIcon size="sm" />}
              href={`/api/${details.cv}`}
              download
            >
              {m.candidates_cv_download()}
            </ButtonAnchor>
          </div>
        )}
      </header>
      <FileField
        kind={cvFile}
        label={m.candidates_cv_choose()}
        current={
          details.cv === null
            ? undefined
            : {
                name: details.cv_name || m.candidates_cv_yours(),
                size: details.file_size,
                path: details.cv,
                state: details.cv_state,
                made_from: madeFrom,
              }
        }
        error={fields.cv ?? problem}
        onStored={keepCv}
        onRead={(text) => {
          setCvText(text);
          void refresh();
        }}
        onRemove={() => setAsking(true)}
      />
      {!isThere && (
        <p className="field-help">
          {m.candidates_cv_none()} <PageLink to="/cv-builder">{m.candidates_cv_build()}</PageLink>
        </p>
      )}
      {isThere && details.cv_data !== '' && cvText === undefined && (
        <Button size="sm" variant="quiet" onClick={() => setCvText(details.cv_data)}>
          {m.candidates_cv_look()}
        </Button>
      )}
      {cvText && proposals.length === 0 && (
        <p className="field-help" role="status">
          {m.candidates_cv_nothing_new()}
        </p>
      )}
      {sentence && <FieldError>{sentence}</FieldError>}
      <CvProposals
        proposals={proposals}
        onTake={(changes) => {
          void save(updateOf(details, changes)).then((isSaved) => isSaved && setCvText(undefined));
        }}
        onLeave={() => setCvText(undefined)}
      />
      <ConfirmDialog
        open={isAsking}
        title={m.candidates_cv_remove_title()}
        confirmLabel={m.candidates_remove()}
        cancelLabel={m.candidates_keep()}
        destructive
        busy={isRunning}
        onCancel={() => setAsking(false)}
        onConfirm={() => void save({ cv: null }).then(() => setAsking(false))}
      >
        {m.candidates_cv_remove_text()}
      </ConfirmDialog>
    </Card>
  );
}

function updateOf(details: CandidateDetails, changes: readonly CvChange[]): Omit<Change, 'id'> {
  return takenFields(details, changes) as Omit<Change, 'id'>;
}
