import { useEffect, useState } from 'react';
import { inDigits } from '#domain/digits.ts';
import { m } from '#texts/messages.js';
import type { FormErrors } from '#web/refusal.ts';
import { countBySection, openingSections } from './opening-sections.ts';
import './opening-contents.css';

/** The parts of the form beside it: the one in view is lit, and each says how much of it is wrong. */
export function OpeningContents({ errors }: { errors: FormErrors }) {
  const current = useSectionInView();
  const wrong = countBySection(errors);
  return (
    <nav className="opening-contents" aria-label={m.job_openings_editor_contents()}>
      <ul>
        {openingSections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              onClick={(event) => {
                // Within the page: no way to leave it, and nothing to ask about.
                event.preventDefault();
                goTo(id);
              }}
            >
              {title()}
              {wrong[id] && (
                <span className="opening-contents-wrong num">
                  {inDigits(wrong[id])}
                  <span className="sr"> {m.job_openings_editor_contents_wrong({ count: wrong[id] })}</span>
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function goTo(id: string): void {
  const section = document.getElementById(id);
  section?.scrollIntoView({ block: 'start' });
  section?.querySelector('h2')?.focus({ preventScroll: true });
}

/** The part that lies under the upper third of the window. */
function useSectionInView(): string {
  const [current, setCurrent] = useState<string>(openingSections[0]?.id ?? '');
  useEffect(() => {
    const watcher = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting);
        if (entered) setCurrent(entered.target.id);
      },
      { rootMargin: '-30% 0px -69% 0px' },
    );
    for (const { id } of openingSections) {
      const section = document.getElementById(id);
      if (section) watcher.observe(section);
    }
    return () => watcher.disconnect();
  }, []);
  return current;
}
