import { useState } from 'react';
import type { CvCheck } from '#domain/cvs/check.ts';
import type { CvWeakness } from '#domain/cvs/weaknesses.ts';
import { m } from '#texts/messages.js';
import { Button } from '#web/design/button.tsx';
import { WarningIcon } from '#web/design/icons/icons.tsx';
import { Drawer } from '#web/design/overlay/dialog.tsx';
import { weaknessText } from './check-words.ts';
import './check-bar.css';
import './drawers.css';

/** So many weak spots stand in the bar; the others behind it. */
const shown = 2;

interface CheckBarProps {
  check: CvCheck;
  onJump(path: string): void;
  isFromRight: boolean;
  /** Sets the page from the right: what it says runs so, and is read in pieces as long as it is not. */
  setFromRight?: (() => void) | undefined;
}

/** What an employer's software reads of the page, and what it stumbles over, each with the way to its field. */
export function CheckBar({ check, onJump, isFromRight, setFromRight }: CheckBarProps) {
  const [isOpen, setOpen] = useState(false);
  const { share, words, inOrder, sections, lostSections, lost, weaknesses } = check;
  const jump = (path: string) => {
    setOpen(false);
    onJump(path);
  };
  if (setFromRight) return <WrongWayRound onSet={setFromRight} />;
  const more = weaknesses.length + lost.length - shown;
  return (
    <section className="cv-check" aria-label={m.cvs_check()}>
      <p className="cv-check-share num" data-good={share >= 95 || undefined}>
        {m.cvs_check_share({ share })}
      </p>
      <p className="cv-check-words">
        <b>{isFromRight ? m.cvs_check_read_arabic({ share }) : m.cvs_check_read({ share })}</b>
        <span>
          {m.cvs_check_words({ read: inOrder, words })}{' '}
          {m.cvs_check_sections({ read: sections - lostSections.length, sections })}
        </span>
      </p>
      <div className="cv-check-spots">
        {weaknesses.slice(0, shown).map((weakness) => (
          <Spot key={`${weakness.code} ${weakness.path}`} weakness={weakness} onJump={jump} />
        ))}
        {more > 0 && (
          <button type="button" className="cv-spot cv-spot-more" onClick={() => setOpen(true)}>
            {m.cvs_check_more({ count: more })}
          </button>
        )}
      </div>
      {isOpen && (
        <Drawer open title={m.cvs_check()} onClose={() => setOpen(false)}>
          <p className="field-help cv-lead">{m.cvs_check_text()}</p>
          <ul className="cv-spots">
            {weaknesses.map((weakness) => (
              <li key={`${weakness.code} ${weakness.path}`}>
                <Spot weakness={weakness} onJump={jump} />
              </li>
            ))}
          </ul>
          {lost.length > 0 && (
            <>
              <h3>{m.cvs_check_lost()}</h3>
              <ul className="cv-spots">
                {lost.map(({ word, path }) => (
                  <li key={`${word} ${path}`}>
                    <button type="button" className="cv-spot" onClick={() => jump(path)}>
                      {word}
                    </button>
                  </li>
                ))}
              </ul>
            </>
          )}
        </Drawer>
      )}
    </section>
  );
}

/** The one remedy for all that would be said of such a page. */
function WrongWayRound({ onSet }: { onSet(): void }) {
  return (
    <section className="cv-check" aria-label={m.cvs_check()}>
      <p className="cv-check-words">
        <b>{m.cvs_check_script()}</b>
        <span>{m.cvs_check_script_text()}</span>
      </p>
      <Button size="sm" onClick={onSet}>
        {m.cvs_check_script_set()}
      </Button>
    </section>
  );
}

function Spot({ weakness, onJump }: { weakness: CvWeakness; onJump(path: string): void }) {
  return (
    <button type="button" className="cv-spot" onClick={() => onJump(weakness.path)}>
      <WarningIcon size="sm" />
      {weaknessText(weakness)}
    </button>
  );
}
