import type { CandidateDetails } from '#contract/candidate-responses.ts';
import { inDigits } from '#domain/digits.ts';
import { personNameIn } from '#domain/shown-names.ts';
import { m } from '#texts/messages.js';
import { getLocale } from '#texts/runtime.js';
import { api } from '#web/api.ts';
import { Avatar } from '#web/design/data/avatar.tsx';
import { Card } from '#web/design/data/card.tsx';
import { ProgressRing } from '#web/design/data/progress-ring.tsx';
import { EyeIcon } from '#web/design/icons/icons.tsx';
import { Ltr } from '#web/design/ltr.tsx';
import { ShareProfile } from '#web/features/candidates/public/share-profile.tsx';
import { groupNames, nextBestStep, strengthOf } from '#web/features/candidates/strength-steps.ts';
import { useKeepDetails, useRefreshDetails } from '#web/features/candidates/use-details.ts';
import { PageLink } from '#web/features/shell/page-link.tsx';
import { FileField } from '#web/forms/file-field.tsx';
import { ownPicture } from '#web/forms/file-kinds.ts';
import { joined } from '#web/isolation.ts';

/** Picture, name, strength and the ways to share and to look at the profile as others do. */
export function ProfileHead({ details }: { details: CandidateDetails }) {
  const strength = strengthOf(details);
  const { total } = strength;
  const next = nextBestStep(strength);
  const name = personNameIn(getLocale(), details.name, details.name_ar);
  const role = joined([details.current_position, details.current_company]);
  return (
    <Card as="section" pad="lg" className="profile-head" id="avatar" aria-label={name}>
      <PictureField details={details} name={name} />
      <div className="profile-head-text">
        <h2>{name}</h2>
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
          {next ? (
            <>
              {m.candidates_next_step()} <a href={next.href}>{groupNames[next.key]()}</a>{' '}
              <Ltr className="num">{inDigits(`+${next.weight}`)}</Ltr>
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

function PictureField({ details, name }: { details: CandidateDetails; name: string }) {
  const refresh = useRefreshDetails();
  const keep = useKeepDetails();
  return (
    <FileField
      kind={ownPicture}
      label={details.avatar ? m.candidates_picture_change() : m.candidates_picture_add()}
      stacked
      current={details.avatar ? {} : undefined}
      preview={<Avatar name={name} src={details.avatar ? `/${details.avatar}` : null} size="xl" />}
      onStored={refresh}
      onRemove={async () => keep((await api.candidates.update({ id: '1', avatar: null })).data)}
    />
  );
}
