import type { OpenHint } from '#contract/setup-hints.ts';
import type { SetupHint } from '#domain/setup-hints.ts';
import { m } from '#texts/messages.js';
import { Button } from '#web/design/button.tsx';
import { PageLink } from '#web/features/shell/page-link.tsx';
import { hintTexts } from './hint-texts.ts';

interface OpenHintRowProps {
  hint: OpenHint;
  isBusy: boolean;
  onLook: (id: SetupHint) => void;
}

/** What it is, why it matters, where it is changed, and the word that it may stay. */
export function OpenHintRow({ hint: { id, value }, isBusy, onLook }: OpenHintRowProps) {
  const { title, text, links } = hintTexts[id];
  return (
    <li className="setup-hint">
      <div>
        <h3>{title()}</h3>
        <p>{text()}</p>
        {value && (
          <p className="small">
            {m.admin_setup_now()} <code dir="ltr">{value}</code>
          </p>
        )}
        {links.length > 0 && (
          <p className="row">
            {links.map(({ to, label }) => (
              <PageLink key={to} to={to}>
                {label()}
              </PageLink>
            ))}
          </p>
        )}
      </div>
      <Button
        size="sm"
        disabled={isBusy}
        aria-label={m.admin_setup_look_named({ title: title() })}
        onClick={() => onLook(id)}
      >
        {m.admin_setup_look()}
      </Button>
    </li>
  );
}
