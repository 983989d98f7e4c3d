import { m } from '#texts/messages.js';
import { IconButton } from '#web/design/button.tsx';
import { CloseIcon } from '#web/design/icons/icons.tsx';

/** Takes one of the times of a form away; the last one stays. */
export function RemoveTime<Time>({
  times,
  index,
  onChange,
}: {
  times: readonly Time[];
  index: number;
  onChange: (left: Time[]) => void;
}) {
  if (times.length < 2) return null;
  return (
    <IconButton
      variant="quiet"
      label={m.interviews_time_remove({ number: index + 1 })}
      icon={<CloseIcon />}
      onClick={() => onChange(times.filter((_time, place) => place !== index))}
    />
  );
}
