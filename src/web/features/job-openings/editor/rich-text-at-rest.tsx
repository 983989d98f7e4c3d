import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react';
import { SanitisedHtml } from '#web/trusted-html.tsx';
import type { Handover, RichTextEditorProps } from './rich-text-editor.tsx';
import { type ActName, actNames, RichTextToolbar } from './rich-text-toolbar.tsx';

/**
 * The stored text, and the bar over it, until the editor is there: asked for by the pointer, the focus, a button of the bar,
 * or a draft that is taken up, which no server has seen. It can be written in at once, and keeps the focus and the caret.
 * Where the editor did not come, the next focus or press asks for it again.
 */
export function RichTextAtRest({
  attributes: { class: _class, ...attributes },
  value,
  onChange,
  onReady,
  onMissing,
}: {
  attributes: Record<string, string>;
  value: string;
  onChange(html: string): void;
  onReady(Editor: ComponentType<RichTextEditorProps>, handover: Handover): void;
  /** Whether it was asked for and did not come. */
  onMissing(isMissing: boolean): void;
}) {
  const [stored] = useState(value);
  const [state, setState] = useState<'rest' | 'asked' | 'missing'>('rest');
  const box = useRef<HTMLDivElement>(null);
  const written = useRef<string>(undefined);
  const pressed = useRef<ActName>(undefined);
  /** What was marked when the focus went to the bar. */
  const marked = useRef<Handover['caret']>(undefined);
  const isFromOutside = value !== stored && value !== written.current;
  const isWanted = state === 'asked' || (isFromOutside && state === 'rest');
  const ask = () => {
    setState('asked');
    onMissing(false);
  };

  const hand = useEffectEvent((Editor: ComponentType<RichTextEditorProps>) => {
    const isWritten = written.current !== undefined && !isFromOutside;
    const reached = reachedBeside(box.current);
    const before = pressed.current || reached ? (marked.current ?? { from: 0, to: 0 }) : undefined;
    const caret = box.current && document.activeElement === box.current ? markedIn(box.current) : before;
    onReady(Editor, {
      html: isWritten ? (written.current ?? '') : value,
      isWritten,
      caret,
      act: pressed.current,
      reached,
    });
  });
  const miss = useEffectEvent(() => {
    pressed.current = undefined;
    setState('missing');
    onMissing(true);
  });
  useEffect(() => {
    if (!isWanted) return;
    let isHere = true;
    import('./rich-text-editor.tsx').then(
      ({ RichTextEditor }) => isHere && hand(RichTextEditor),
      () => isHere && miss(),
    );
    return () => {
      isHere = false;
    };
  }, [isWanted]);

  const acts = actNames.map((name) => ({
    name,
    isOff: name === 'unlink' || name === 'undo' || name === 'redo',
    act: () => {
      pressed.current = name;
      ask();
    },
  }));
  return (
    <>
      <RichTextToolbar acts={acts} />
      {/* biome-ignore lint/a11y/useSemanticElements: a text area holds no headings and lists */}
      <div
        {...attributes}
        ref={box}
        role="textbox"
        className="tiptap prose"
        contentEditable
        suppressContentEditableWarning
        tabIndex={0}
        onPointerEnter={() => state === 'rest' && ask()}
        onPointerDown={ask}
        onBlur={({ currentTarget }) => {
          marked.current = markedIn(currentTarget);
        }}
        onFocus={ask}
        onInput={({ currentTarget }) => {
          written.current = currentTarget.innerHTML;
          onChange(written.current);
        }}
      >
        <SanitisedHtml html={stored} />
      </div>
    </>
  );
}

/** The act that has the focus in the bar beside the box. */
function reachedBeside(box: HTMLElement | null): ActName | undefined {
  const focused = document.activeElement;
  const act = box?.parentElement?.contains(focused) ? focused?.getAttribute('data-act') : undefined;
  return actNames.find((name) => name === act);
}

/** What is marked of a text, in characters from its start. */
function markedIn(box: HTMLElement): Handover['caret'] {
  const marked = getSelection();
  if (!marked || marked.rangeCount === 0 || !box.contains(marked.anchorNode)) return { from: 0, to: 0 };
  const range = marked.getRangeAt(0);
  const before = document.createRange();
  before.selectNodeContents(box);
  before.setEnd(range.startContainer, range.startOffset);
  const from = before.toString().length;
  return { from, to: from + range.toString().length };
}
