import { useRouter } from '@tanstack/react-router';
import { type KeyboardEvent, useId, useState } from 'react';
import { localizedPath } from '#domain/locale.ts';
import { m } from '#texts/messages.js';
import { TextInput } from '#web/design/form/text-input.tsx';
import { SearchIcon } from '#web/design/icons/icons.tsx';
import { Dialog } from '#web/design/overlay/dialog.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import type { AreaFinder, AreaItem } from './area.tsx';
import { type PaletteLine, paletteLines } from './palette-lines.ts';
import './palette.css';

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Every place and deed that is open to this person, found by typing; Enter goes there. */
export function Palette({
  entries,
  finders,
  onClose,
}: {
  entries: readonly AreaItem[];
  finders: readonly AreaFinder[];
  onClose: () => void;
}) {
  const router = useRouter();
  const { localePrefix } = useSurroundings();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const lines = paletteLines(typed, entries, finders);
  const current = lines[at];
  const go = ({ to, search }: PaletteLine) => {
    onClose();
    const words = new URLSearchParams(search).toString();
    void router.navigate({ href: localizedPath(words ? `${to}?${words}` : to, localePrefix) });
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && current) {
      event.preventDefault();
      go(current);
    }
    const step = steps[event.key];
    if (!step || lines.length === 0) return;
    event.preventDefault();
    setAt((at + step + lines.length) % lines.length);
  };
  return (
    <Dialog open onClose={onClose} title={m.area_go()}>
      <TextInput
        role="combobox"
        hideLabel
        label={m.area_go_field()}
        placeholder={m.area_go_field()}
        icon={<SearchIcon size="sm" />}
        autoComplete="off"
        aria-expanded="true"
        aria-controls={id}
        aria-activedescendant={current && `${id}-${at}`}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setAt(0);
        }}
        onKeyDown={press}
      />
      <div id={id} role="listbox" aria-label={m.area_go()} className="palette">
        {lines.map((line, place) => (
          // biome-ignore lint/a11y/useFocusableInteractive: see the list.
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's.
          <div
            key={line.key}
            id={`${id}-${place}`}
            role="option"
            aria-selected={place === at}
            className="palette-line"
            ref={place === at ? (element) => element?.scrollIntoView({ block: 'nearest' }) : undefined}
            onClick={() => go(line)}
          >
            <line.icon size="sm" />
            {line.label}
          </div>
        ))}
      </div>
      <p role="status" className="muted small">
        {lines.length === 0 && m.area_go_none()}
      </p>
    </Dialog>
  );
}
