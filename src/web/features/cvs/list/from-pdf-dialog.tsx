import { useMemo, useState } from 'react';
import type { CandidateDetails } from '#contract/candidate-responses.ts';
import type { CvDocument } from '#domain/cvs/document.ts';
import { cvFromProfile } from '#domain/cvs/from-profile.ts';
import { m } from '#texts/messages.js';
import { getLocale } from '#texts/runtime.js';
import { Button } from '#web/design/button.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { Dialog } from '#web/design/overlay/dialog.tsx';
import type { CvChange } from '#web/features/candidates/cv-changes.ts';
import { CvProposals } from '#web/features/candidates/cv-proposals.tsx';
import { profileProposals, takenFields } from '#web/features/candidates/cv-to-profile.ts';
import { useCvWords } from '#web/features/candidates/use-cv-words.ts';
import { cvFile, type StoredCv } from '#web/forms/cv-file.ts';
import { FileField } from '#web/forms/file-field.tsx';
import { useJobTitles } from '#web/forms/job-titles.ts';

interface FromPdfDialogProps {
  details: CandidateDetails;
  onClose(): void;
  onMade(document: CvDocument): Promise<boolean>;
}

/** A CV of the profile and of what a PDF says beside it, each part as it is confirmed. */
export function FromPdfDialog({ details, onClose, onMade }: FromPdfDialogProps) {
  const [read, setRead] = useState<StoredCv>();
  const titles = useJobTitles();
  const words = useCvWords();
  const proposals = useMemo(
    () => (read ? profileProposals(read.text, details, titles, words) : []),
    [read, details, titles, words],
  );
  const make = async (changes: readonly CvChange[]) => {
    const profile = { ...details, ...takenFields(details, changes) } as CandidateDetails;
    if (await onMade(cvFromProfile(profile, getLocale()))) onClose();
  };
  return (
    <Dialog open size="lg" title={m.cvs_from_pdf()} onClose={onClose}>
      <div className="stack">
        <p>{m.cvs_from_pdf_text()}</p>
        <FileField
          kind={cvFile}
          label={m.candidates_cv_choose()}
          current={read}
          onStored={setRead}
          onRead={(text) => setRead((stored) => stored && { ...stored, text, state: 'read' })}
          onRemove={() => setRead(undefined)}
        />
        {read && read.state !== 'waiting' && proposals.length === 0 && (
          <Notice
            actions={
              <Button size="sm" onClick={() => void make([])}>
                {m.cvs_from_profile()}
              </Button>
            }
          >
            {m.cvs_from_pdf_nothing()}
          </Notice>
        )}
        <CvProposals
          proposals={proposals}
          onTake={(changes) => void make(changes)}
          onLeave={() => setRead(undefined)}
        />
      </div>
    </Dialog>
  );
}
