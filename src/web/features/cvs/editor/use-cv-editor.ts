import { useEffect, useEffectEvent } from 'react';
import type { StoredCv } from '#contract/cvs.ts';
import type { CvDocument } from '#domain/cvs/document.ts';
import { pressedKey } from '#web/design/pressed-key.ts';
import { useAutosave } from './use-autosave.ts';
import { useHistory } from './use-history.ts';

/** A CV while it is written: its words, the steps back and forth, and what of it is saved. */
export function useCvEditor(stored: StoredCv) {
  const { value: document, ...history } = useHistory<CvDocument>(stored.document);
  const saving = useAutosave(stored, document);
  useUndoKeys(history);
  return { document, ...history, saving };
}
export type EditedCv = ReturnType<typeof useCvEditor>;
/** The same with what the check has something to say of: ids of sections and entries. */
export type CvEditor = EditedCv & { weak: ReadonlySet<string> };

/** Ctrl Z and Ctrl Shift Z (or Y) go through the steps of the CV, in its fields too. */
function useUndoKeys(history: { undo(): void; redo(): void }): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    if (window.document.querySelector('dialog[open]')) return;
    const key = pressedKey(event).toLowerCase();
    if (key !== 'z' && key !== 'y') return;
    event.preventDefault();
    if (key === 'y' || event.shiftKey) history.redo();
    else history.undo();
  });
  useEffect(() => {
    const onPress = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', onPress);
    return () => removeEventListener('keydown', onPress);
  }, []);
}
