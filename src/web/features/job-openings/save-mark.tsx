import { useLocation } from '@tanstack/react-router';
import { localizedPath } from '#domain/locale.ts';
import { m } from '#texts/messages.js';
import { accountPath } from '#web/features/shell/redirect-target.ts';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import './save-mark.css';
import type { SavedOpenings } from './use-saved-openings.ts';

interface SaveMarkProps {
  opening: { id: string; title: string };
  saved: SavedOpenings;
}

/**
 * Keeps an opening for later. A visitor is led to the sign-in and back here, and the opening is kept then; companies
 * keep none. Its icon is a mask, because lists render it by the dozen.
 */
export function SaveMark({ opening: { id, title }, saved }: SaveMarkProps) {
  const { viewer, localePrefix } = useSurroundings();
  const here = useLocation({ select: ({ href }) => href });
  if (viewer && viewer.role !== 'candidate') return null;
  const label = m.job_openings_save({ title });
  if (!viewer) {
    const redirect = localizedPath(here, localePrefix);
    const signIn = localizedPath(accountPath('/login', { isEmployer: false, redirect }), localePrefix);
    return (
      <a className="save-mark" href={signIn} title={label} onClick={() => saved.wish(id, title)}>
        <span className="sr">{label}</span>
      </a>
    );
  }
  return (
    <button
      type="button"
      className="save-mark"
      aria-pressed={saved.ids.has(id)}
      aria-label={label}
      title={label}
      onClick={() => void saved.toggle(id)}
    />
  );
}
