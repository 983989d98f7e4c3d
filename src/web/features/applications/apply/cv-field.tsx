import { m } from '#texts/messages.js';
import { ChoiceGroup, Radio } from '#web/design/form/choice.tsx';
import { cvFile, type StoredCv } from '#web/forms/cv-file.ts';
import { FileField } from '#web/forms/file-field.tsx';
import { joined } from '#web/isolation.ts';
import type { CvSource } from './form-problems.ts';
import type { ApplyPerson } from './person-card.tsx';

interface Props {
  profileCv: ApplyPerson['cv'];
  /** Those of the CV builder. */
  built: ApplyPerson['builtCvs'];
  from: CvSource;
  uploaded: StoredCv | undefined;
  error: string | undefined;
  onChoose: (from: CvSource) => void;
  onUpload: (cv: StoredCv | undefined) => void;
  onBusy: (isBusy: boolean) => void;
}

/** The CV of the profile, one of the builder, or another PDF that is uploaded at once and shows how far it is. */
export function CvField({ profileCv, built, from, uploaded, error, onChoose, onUpload, onBusy }: Props) {
  const control = (
    <FileField
      kind={cvFile}
      label={m.applications_cv_label()}
      current={uploaded}
      error={error}
      onStored={onUpload}
      onRemove={() => onUpload(undefined)}
      onBusy={onBusy}
    />
  );
  if (!profileCv && built.length === 0) return control;
  const choices = [
    ...(profileCv
      ? [
          {
            source: 'profile',
            label: m.applications_cv_profile(),
            help: joined([profileCv.name, m.applications_cv_profile_help()]),
          },
        ]
      : []),
    ...built.map(({ id, name }) => ({ source: id, label: name, help: m.applications_cv_built_help() })),
    { source: 'file', label: m.applications_cv_other(), help: m.forms_cv_rule() },
  ];
  return (
    <div className="stack">
      <ChoiceGroup legend={m.applications_cv_which()} cards error={from === 'file' ? undefined : error}>
        {choices.map(({ source, label, help }) => (
          <Radio
            key={source}
            card
            name="cv-source"
            label={label}
            description={help}
            checked={from === source}
            onChange={() => onChoose(source)}
          />
        ))}
      </ChoiceGroup>
      {from === 'file' && control}
    </div>
  );
}
