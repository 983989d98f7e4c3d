import { m } from '#texts/messages.js';
import { ChoiceGroup, Radio } from '#web/design/form/choice.tsx';
import { FileField } from '#web/forms/file-field.tsx';
import { cvFile, type StoredCv } from '#web/forms/file-kinds.ts';
import type { ApplyPerson } from './person-card.tsx';

interface Props {
  profileCv: ApplyPerson['cv'];
  usesProfileCv: boolean;
  uploaded: StoredCv | undefined;
  error: string | undefined;
  onChoose: (usesProfileCv: boolean) => void;
  onUpload: (cv: StoredCv | undefined) => void;
  onBusy: (isBusy: boolean) => void;
}

/** The CV of the profile, or another PDF that is uploaded at once and shows how far it is. */
export function CvField({ profileCv, usesProfileCv, uploaded, error, onChoose, onUpload, onBusy }: Props) {
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
  if (!profileCv) return control;
  return (
    <div className="stack">
      <ChoiceGroup legend={m.applications_cv_which()} cards error={usesProfileCv ? error : undefined}>
        <Radio
          card
          name="cv-source"
          label={m.applications_cv_profile()}
          description={[profileCv.name, m.applications_cv_profile_help()].filter(Boolean).join(' · ')}
          checked={usesProfileCv}
          onChange={() => onChoose(true)}
        />
        <Radio
          card
          name="cv-source"
          label={m.applications_cv_other()}
          description={m.forms_cv_rule()}
          checked={!usesProfileCv}
          onChange={() => onChoose(false)}
        />
      </ChoiceGroup>
      {!usesProfileCv && control}
    </div>
  );
}
