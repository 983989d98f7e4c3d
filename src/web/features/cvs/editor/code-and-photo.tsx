import type { CvDocument } from '#domain/cvs/document.ts';
import { m } from '#texts/messages.js';
import { api } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { Checkbox } from '#web/design/form/choice.tsx';
import { useDetails, useKeepDetails } from '#web/features/candidates/use-details.ts';
import { PageLink } from '#web/features/shell/page-link.tsx';
import { useCall } from '#web/forms/use-call.ts';

type Shown = Pick<CvDocument, 'is_photo_shown' | 'is_video_code_shown'>;

/** The photo of the profile and the code of the video introduction, each where the person wants it. */
export function CodeAndPhoto({
  document,
  onChange,
}: {
  document: Shown;
  onChange(change: Partial<Shown>): void;
}) {
  const details = useDetails().data?.data;
  const keep = useKeepDetails();
  const { run, isRunning, sentence } = useCall();
  const hasPhoto = Boolean(details?.avatar);
  const hasVideo = (details?.video_cv.length ?? 0) > 0;
  const leads = Boolean(details?.is_published && details.public_sections.includes('video_cv'));
  const publish = () =>
    run(async () => {
      const sections = [...new Set([...(details?.public_sections ?? []), 'video_cv' as const])];
      keep((await api.candidates.setVisibility({ is_published: true, sections })).data);
      onChange({ is_video_code_shown: true });
    });
  return (
    <div className="cv-form cv-beside">
      <Checkbox
        label={m.cvs_photo()}
        description={hasPhoto ? m.cvs_photo_help() : m.cvs_photo_none()}
        disabled={!hasPhoto && !document.is_photo_shown}
        checked={document.is_photo_shown}
        onChange={(event) => onChange({ is_photo_shown: event.target.checked })}
      />
      <Checkbox
        label={m.cvs_code()}
        description={hasVideo ? m.cvs_code_help() : undefined}
        disabled={!hasVideo && !document.is_video_code_shown}
        checked={document.is_video_code_shown}
        onChange={(event) => onChange({ is_video_code_shown: event.target.checked })}
      />
      {details && !hasVideo && (
        <p className="field-help">
          {m.cvs_code_no_video()} <PageLink to="/profile/video-cv">{m.cvs_code_record()}</PageLink>
        </p>
      )}
      {details && hasVideo && document.is_video_code_shown && !leads && (
        <Notice
          tone="wait"
          title={m.cvs_code_unpublished()}
          actions={
            <Button size="sm" loading={isRunning} onClick={() => void publish()}>
              {m.cvs_code_publish()}
            </Button>
          }
        >
          {sentence ?? m.cvs_code_unpublished_text()}
        </Notice>
      )}
    </div>
  );
}
