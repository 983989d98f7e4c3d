import { m } from '#texts/messages.js';
import { Loading, Skeleton, SkeletonText } from '#web/design/data/skeleton.tsx';
import './cv-card.css';

/** Of a page that is being drawn. */
const sections = [1, 2, 3];

/** The place of a CV until its page is drawn: the shape of one, and a word of what is awaited. */
export function CvWaiting() {
  return (
    <Loading label={m.applications_cv_drawing()}>
      <div className="cv-waiting">
        <Skeleton width="46%" height={28} />
        <Skeleton width="30%" />
        {sections.map((section) => (
          <div key={section}>
            <Skeleton width="22%" height={18} />
            <SkeletonText lines={4} />
          </div>
        ))}
      </div>
    </Loading>
  );
}
