import { Suspense, useEffect, useState } from 'react';
import { pressedKey } from '#web/design/pressed-key.ts';
import { laterPart } from '#web/later-part.ts';
import type { AreaFinder, AreaItem } from './area.tsx';

const Palette = laterPart(() => import('./palette.tsx').then(({ Palette }) => Palette));

/** Ctrl K, or ⌘ K, opens the palette on every screen of an area; where the key has its own meaning, that goes first. */
export function PaletteKey(props: { entries: readonly AreaItem[]; finders: readonly AreaFinder[] }) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onPress = (event: KeyboardEvent) => {
      if (event.defaultPrevented || pressedKey(event).toLowerCase() !== 'k' || event.altKey || event.shiftKey)
        return;
      if (!(event.ctrlKey || event.metaKey) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', onPress);
    return () => document.removeEventListener('keydown', onPress);
  }, []);
  if (!isOpen) return null;
  return (
    <Suspense>
      <Palette {...props} onClose={() => setOpen(false)} />
    </Suspense>
  );
}
