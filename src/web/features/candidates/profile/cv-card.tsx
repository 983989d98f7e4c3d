import { useMemo, useState } from 'react';
import type { CandidateDetails } from '#contract/candidate-responses.ts';
import { readCv } from '#domain/candidates/cv-reading.ts';
import { joinTags, splitTags } from '#domain/candidates/tags.ts';
import { m } from '#texts/messages.js';
import { api } from '#web/api.ts';
import { ButtonAnchor } from '#web/design/button.tsx';
import { Card } from '#web/design/data/card.tsx';
import { FieldError } from '#web/design/form/field.tsx';
import type { TagOption } from '#web/design/form/tag-picker.tsx';
import { DownloadIcon } from '#web/design/icons/icons.tsx';
import { ConfirmDialog } from '#web/design/overlay/dialog.tsx';
import { CvProposals, type Proposal } from '#web/features/candidates/cv-proposals.tsx';
import { knownTitles, withStoredTitles } from '#web/features/candidates/known-titles.ts';
import { useKeepDetails } from '#web/features/candidates/use-details.ts';
import { FileField } from '#web/forms/file-field.tsx';
import { cvFile, type StoredCv } from '#web/forms/file-kinds.ts';
import { useJobTitles } from '#web/forms/job-titles.ts';
import { useCall } from '#web/forms/use-call.ts';

type Change = Partial<
  Pick<CandidateDetails, 'professional_skills' | 'desired_jobs' | 'linkedin' | 'current_position'>
>;

/** The CV as a file: upload, read, download, remove; what a new one says is offered to the profile. */
export function CvCard({ details }: { details: CandidateDetails }) {
  const keep = useKeepDetails();
  const titles = useJobTitles();
  const { run, isRunning, sentence, fields } = useCall();
  const [isAsking, setAsking] = useState(false);
  const [cvText, setCvText] = useState<string>();
  // The list of titles may come after the CV.
  const proposals = useMemo(
    () => (cvText === undefined ? [] : profileProposals(cvText, details, titles)),
    [cvText, details, titles],
  );
  const save = async (change: Change & { cv?: string | null }) => {
    const saved = await run(() => api.candidates.update({ id: '1', ...change }));
    if (saved) keep(saved.data);
    return saved !== undefined;
  };
  const keepCv = async (cv: StoredCv) => {
    if (!(await save({ cv: cv.path }))) return;
    setCvText(cv.text);
  };
  const isThere = details.cv !== null;
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
          isThere ? { name: details.cv_name || m.candidates_cv_yours(), size: details.file_size } : undefined
        }
        error={fields.cv}
        onStored={keepCv}
        onRemove={() => setAsking(true)}
      />
      {sentence && <FieldError>{sentence}</FieldError>}
      <CvProposals
        proposals={proposals}
        onTake={(changes) => {
          setCvText(undefined);
          void save(Object.assign({}, ...changes));
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

function profileProposals(
  text: string,
  details: CandidateDetails,
  titles: readonly TagOption[],
): Proposal<Change>[] {
  const found = withStoredTitles(readCv(text, knownTitles(titles)), titles);
  const proposals: Proposal<Change>[] = [];
  const skills = added(splitTags(details.professional_skills), found.skills, 50);
  if (skills.news.length > 0)
    proposals.push({
      key: 'skills',
      label: m.candidates_skills(),
      text: skills.news.join(', '),
      change: { professional_skills: joinTags(skills.all) },
    });
  const jobs = added(splitTags(details.desired_jobs), found.titles, 3);
  if (jobs.news.length > 0)
    proposals.push({
      key: 'jobs',
      label: m.candidates_desired_jobs(),
      text: jobs.news.join(', '),
      change: { desired_jobs: joinTags(jobs.all) },
    });
  if (found.linkedin && !details.linkedin)
    proposals.push({
      key: 'linkedin',
      label: 'LinkedIn',
      text: found.linkedin,
      change: { linkedin: found.linkedin },
    });
  if (found.current_position && !details.current_position)
    proposals.push({
      key: 'position',
      label: m.candidates_current_position(),
      text: found.current_position,
      change: { current_position: found.current_position },
    });
  return proposals;
}

function added(have: readonly string[], found: readonly string[], most: number) {
  const known = new Set(have.map((tag) => tag.toLowerCase()));
  const news = found.filter((tag) => !known.has(tag.toLowerCase())).slice(0, Math.max(0, most - have.length));
  return { news, all: [...have, ...news] };
}
