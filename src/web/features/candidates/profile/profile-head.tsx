import { type ChangeEvent, useId, useState } from 'react';
import type { CandidateDetails } from '#contract/candidate-answers.ts';
import { m } from '#texts/messages.js';
import { api } from '../../../api.ts';
import { Avatar } from '../../../design/avatar.tsx';
import { Button } from '../../../design/button.tsx';
import { Card } from '../../../design/card.tsx';
import { FieldError } from '../../../design/field.tsx';
import { EyeIcon } from '../../../design/icons.tsx';
import { ProgressRing } from '../../../design/progress-ring.tsx';
import { PageLink } from '../../shell/page-link.tsx';
import { labelOf } from '../labels.ts';
import { ShareProfile } from '../public/share-profile.tsx';
import { placeOf, strengthOf } from '../strength-steps.ts';
import { uploadPicture } from '../upload-picture.ts';
import { useKeepDetails, useRefreshDetails } from '../use-details.ts';

/** Picture, name, strength and the ways to share and to look at the profile as others do. */
export function ProfileHead({ details }: { details: CandidateDetails }) {
  const { total, nextBestStep } = strengthOf(details);
  const role = [details.current_position, details.current_company].filter(Boolean).join(' · ');
  return (
    <Card as="section" pad="lg" className="profile-head" id="avatar" aria-label={details.name}>
      <PictureField details={details} />
      <div className="profile-head-text">
        <h2>{details.name}</h2>
        {role && <p>{role}</p>}
        <div className="candidate-acts">
          <ShareProfile details={details} />
          <PageLink className="btn" to={`/user/${details.share_id}?as=visitor`}>
            <EyeIcon />
            {m.candidates_preview()}
          </PageLink>
        </div>
      </div>
      <div className="profile-head-strength">
        <ProgressRing value={total} size="md" label={m.candidates_strength_label({ total })} />
        <p className="field-help">
          {nextBestStep ? (
            <>
              {m.candidates_next_step()}{' '}
              <a href={placeOf(nextBestStep.field)}>{labelOf('strength', nextBestStep.field)}</a>{' '}
              <span className="num">+{nextBestStep.weight}</span>
            </>
          ) : (
            m.candidates_strength_done()
          )}
          <br />
          {m.candidates_printed_progress({ total: details.printed_progress })}
        </p>
      </div>
    </Card>
  );
}

function PictureField({ details }: { details: CandidateDetails }) {
  const id = useId();
  const refresh = useRefreshDetails();
  const keep = useKeepDetails();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const act = async (work: () => Promise<unknown>) => {
    setBusy(true);
    setFailure('');
    await work().catch((problem: unknown) =>
      setFailure(problem instanceof Error ? problem.message : m.validation_upload_failed()),
    );
    setBusy(false);
  };
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (file) void act(() => uploadPicture(file).then(refresh));
  };
  const remove = () =>
    void act(async () => keep((await api.candidates.update({ id: '1', avatar: null })).data));
  return (
    <div className="picture-field" aria-busy={isBusy}>
      <Avatar name={details.name} src={details.avatar ? `/${details.avatar}` : null} size="xl" />
      <label htmlFor={id} className="btn btn-sm">
        {details.avatar ? m.candidates_picture_change() : m.candidates_picture_add()}
      </label>
      <input
        id={id}
        className="sr"
        type="file"
        accept="image/png,image/jpeg,image/webp"
        disabled={isBusy}
        onChange={choose}
      />
      {details.avatar && (
        <Button size="sm" variant="quiet" disabled={isBusy} onClick={remove}>
          {m.candidates_remove()}
        </Button>
      )}
      {failure && <FieldError>{failure}</FieldError>}
    </div>
  );
}
