import type { CvDocument } from '#domain/cvs/document.ts';
import { cvLimits } from '#domain/cvs/document.ts';
import { inDigits } from '#domain/digits.ts';
import { m } from '#texts/messages.js';
import { EyeOffIcon, PlusIcon } from '#web/design/icons/icons.tsx';
import { headingId, sectionTitle } from '#web/features/cvs/section-words.ts';
import { countOf, moved } from './document-edits.ts';
import { Grip } from './grip.tsx';
import { useReorder } from './use-reorder.ts';
import './section-list.css';

interface SectionListProps {
  document: CvDocument;
  current: string;
  /** Sections that the check has something to say of. */
  weak: ReadonlySet<string>;
  onOpen(id: string): void;
  onOrder(sections: CvDocument['sections']): void;
  onAdd(): void;
}

/** The sections in the order of printing, and below those that are not shown. */
export function SectionList({ document, current, weak, onOpen, onOrder, onAdd }: SectionListProps) {
  const shown = document.sections.filter(({ is_shown }) => is_shown);
  const hidden = document.sections.filter(({ is_shown }) => !is_shown);
  const reorder = useReorder({
    count: shown.length,
    onMove: (from, to) => onOrder([...moved(shown, from, to), ...hidden]),
  });
  return (
    <nav className="cv-sections" aria-label={m.cvs_sections()}>
      <button
        type="button"
        className="cv-section cv-section-first selectable"
        aria-current={current === headingId ? 'true' : undefined}
        onClick={() => onOpen(headingId)}
      >
        {m.cvs_section_heading()}
        {weak.has(headingId) && <Weak />}
      </button>
      <ul ref={reorder.list}>
        {shown.map((section, at) => (
          <li
            key={section.id}
            data-dragged={reorder.drag?.from === at || undefined}
            data-target={reorder.drag && reorder.drag.to === at ? sideOf(reorder.drag) : undefined}
          >
            <Grip name={sectionTitle(section)} at={at} reorder={reorder} />
            <button
              type="button"
              className="cv-section selectable"
              aria-current={current === section.id ? 'true' : undefined}
              onClick={() => onOpen(section.id)}
              onKeyDown={(event) => reorder.press(event, at, sectionTitle(section))}
            >
              <span className="cv-section-name">{sectionTitle(section)}</span>
              {weak.has(section.id) ? <Weak /> : <Count count={countOf(document, section.id)} />}
            </button>
          </li>
        ))}
      </ul>
      <p className="sr" role="status">
        {reorder.said}
      </p>
      {hidden.length > 0 && (
        <>
          <p className="cv-sections-hidden">{m.cvs_not_shown()}</p>
          <ul>
            {hidden.map((section) => (
              <li key={section.id}>
                <EyeOffIcon size="sm" />
                <button
                  type="button"
                  className="cv-section cv-section-hidden selectable"
                  aria-current={current === section.id ? 'true' : undefined}
                  onClick={() => onOpen(section.id)}
                >
                  <span className="cv-section-name">{sectionTitle(section)}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {document.custom.length < cvLimits.customSections && (
        <button type="button" className="cv-section cv-section-add" onClick={onAdd}>
          <PlusIcon size="sm" />
          {m.cvs_own_section()}
        </button>
      )}
    </nav>
  );
}

/** On which side of the row under the pointer the dragged one comes to stand. */
export function sideOf({ from, to }: { from: number; to: number }): 'before' | 'after' | undefined {
  if (from === to) return undefined;
  return to < from ? 'before' : 'after';
}

function Weak() {
  return (
    <span className="cv-weak-mark">
      <span className="sr">{m.cvs_weak()}</span>
    </span>
  );
}

function Count({ count }: { count: number | undefined }) {
  return count ? <span className="cv-section-count num">{inDigits(count)}</span> : null;
}
