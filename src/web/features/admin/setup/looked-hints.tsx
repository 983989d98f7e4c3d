import type { LookedHint } from '#contract/setup-hints.ts';
import type { SetupHint } from '#domain/setup-hints.ts';
import { m } from '#texts/messages.js';
import { Button } from '#web/design/button.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { isolated } from '#web/isolation.ts';
import { momentText } from '#web/moments.ts';
import { hintTexts } from './hint-texts.ts';

interface LookedHintsProps {
  looked: LookedHint[];
  isBusy: boolean;
  onTakeBack: (id: SetupHint) => void;
}

/** What was looked at and left as it came, by whom and when; each can be taken back. */
export function LookedHints({ looked, isBusy, onTakeBack }: LookedHintsProps) {
  const { locale } = useSurroundings();
  return (
    <details>
      <summary>{m.admin_setup_looked({ count: looked.length })}</summary>
      <ul className="admin-list">
        {looked.map(({ id, looked_at, looked_by }) => {
          const title = hintTexts[id].title();
          return (
            <li key={id} className="setup-hint">
              <div>
                <p>{title}</p>
                <p className="muted small">
                  {m.admin_setup_looked_by({
                    name: looked_by === null ? m.admin_lift_gone() : isolated(looked_by),
                    date: momentText(looked_at, locale),
                  })}
                </p>
              </div>
              <Button
                size="sm"
                variant="quiet"
                disabled={isBusy}
                aria-label={m.admin_setup_take_back_named({ title })}
                onClick={() => onTakeBack(id)}
              >
                {m.admin_setup_take_back()}
              </Button>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
