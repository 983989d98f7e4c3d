import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { RichTextLink } from './rich-text-link.tsx';
import { type ActName, RichTextToolbar } from './rich-text-toolbar.tsx';
import { useEditorActs } from './use-editor-acts.ts';

const extensions = [
  StarterKit.configure({
    link: { openOnClick: false },
    heading: { levels: [3, 4] },
    code: false,
    codeBlock: false,
  }),
];

/** What the field at rest hands over: the text as it stands there, and what was marked or pressed. */
export interface Handover {
  html: string;
  /** Whether something was written before the editor came. */
  isWritten: boolean;
  /** Where the caret stood, in characters of the text; undefined without the focus. */
  caret: { from: number; to: number } | undefined;
  act: ActName | undefined;
  /** The act of the bar that had the focus. */
  reached: ActName | undefined;
}

export interface RichTextEditorProps {
  handover: Handover;
  attributes: Record<string, string>;
  value: string;
  isLinking: boolean;
  onLinking(isLinking: boolean): void;
  onChange(html: string): void;
}

/** The editor itself: 130 kB that come with the first focus. */
export function RichTextEditor({
  handover,
  attributes,
  value,
  isLinking,
  onLinking,
  onChange,
}: RichTextEditorProps) {
  /** What the editor holds, as it told or was told. */
  const held = useRef(handover.html);
  /**
   * What was handed in last: what the editor told meanwhile comes back with the next drawing, and what was still written
   * at rest after the handing over with the first one.
   */
  const seen = useRef(handover.html);
  const editorProps = useMemo(() => ({ attributes }), [attributes]);
  const tell = (editor: Editor) => {
    held.current = editor.isEmpty ? '' : editor.getHTML();
    onChange(held.current);
  };
  const editor = useEditor({
    extensions,
    content: handover.html,
    immediatelyRender: true,
    injectCSS: false,
    editorProps,
    onUpdate: ({ editor: changed }) => tell(changed),
  });
  const acts = useEditorActs(editor, () => onLinking(true));
  const takeOver = useEffectEvent(({ caret, isWritten, act }: Handover) => {
    if (isWritten) tell(editor);
    if (caret) {
      const marked = { from: placeIn(editor, caret.from), to: placeIn(editor, caret.to) };
      editor.commands.setTextSelection(marked);
      // At once, and only where the focus was lost with what stood here: the person may be in another field by now.
      if (document.activeElement === document.body) editor.view.focus();
    }
    if (act) acts.find(({ name }) => name === act)?.act();
  });
  const [taken] = useState(handover);
  useEffect(() => {
    takeOver(taken);
  }, [taken]);
  useEffect(() => {
    if (value === seen.current) return;
    seen.current = value;
    // A draft that is taken up again comes from outside.
    if (value === held.current) return;
    held.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  return (
    <>
      <RichTextToolbar acts={acts} reached={taken.reached} />
      {isLinking && <RichTextLink editor={editor} onDone={() => onLinking(false)} />}
      <EditorContent editor={editor} />
    </>
  );
}

/** The position in the document after so many characters of its text. */
function placeIn({ state: { doc } }: Editor, characters: number): number {
  let left = characters;
  let place = 0;
  let isFound = false;
  doc.descendants((node, at) => {
    if (isFound || !node.isText) return !isFound;
    place = at + Math.min(left, node.nodeSize);
    isFound = left <= node.nodeSize;
    left -= node.nodeSize;
    return false;
  });
  return place || 1;
}
