import { dayMs } from '#domain/time.ts';
import { m } from '#texts/messages.js';
import { Notice } from '#web/design/data/notice.tsx';
import { ClockIcon } from '#web/design/icons/icons.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { dayText } from '#web/moments.ts';

const soonDays = 3;

/** Until when the candidate was promised an answer; amber as the day comes near. */
export function ReplyNotice({ due, now = Date.now() }: { due: string | null; now?: number }) {
  const { locale } = useSurroundings();
  if (!due) return null;
  const left = Date.parse(due) - now;
  const day = dayText(due, locale);
  return (
    <div className="review-reply">
      <Notice tone={left < soonDays * dayMs ? 'wait' : 'neutral'} icon={<ClockIcon />}>
        {left < 0 ? m.applications_reply_late({ day }) : m.applications_reply_due({ day })}
      </Notice>
    </div>
  );
}
