import type { CompanyDeed } from '#contract/company-administration.ts';
import { m } from '#texts/messages.js';
import { deedText, namelessActor } from '#web/features/companies/activity/deeds.ts';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { momentText } from '#web/moments.ts';
import { checkLabel } from './review-checklist.tsx';
import './deed-list.css';

/** Who did what and when, latest first; an administrator by name. */
export function DeedList({ deeds }: { deeds: readonly CompanyDeed[] }) {
  const { locale } = useSurroundings();
  return (
    <ol className="deed-list">
      {deeds.map((deed) => (
        <li key={deed.id}>
          <span>
            <b>{deed.actor_name ? <bdi>{deed.actor_name}</bdi> : namelessActor(deed.actor_kind)}</b>
            {m.common_before_deed()}
            {deedText(deed.kind)}
          </span>
          <time className="muted xs num" dateTime={deed.created_at}>
            {momentText(deed.created_at, locale)}
          </time>
          {deed.subject && (
            <span className="muted small deed-subject" dir="auto">
              {deed.subject}
            </span>
          )}
          {deed.open_checks.length > 0 && (
            <span className="small">
              {m.admin_checks_open({ checks: deed.open_checks.map(checkLabel).join(m.common_comma()) })}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
