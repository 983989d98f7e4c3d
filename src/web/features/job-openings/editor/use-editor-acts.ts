import { type Editor, useEditorState } from '@tiptap/react';
import type { ToolbarAct } from './rich-text-toolbar.tsx';

/** What the toolbar does with an editor, and what of it is on where the caret stands. */
export function useEditorActs(editor: Editor, onLink: () => void): ToolbarAct[] {
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      isBold: now.isActive('bold'),
      isItalic: now.isActive('italic'),
      isHeading: now.isActive('heading', { level: 3 }),
      isBulleted: now.isActive('bulletList'),
      isNumbered: now.isActive('orderedList'),
      isLink: now.isActive('link'),
      canUndo: now.can().undo(),
      canRedo: now.can().redo(),
    }),
  });
  const chain = () => editor.chain().focus();
  return [
    { name: 'bold', isPressed: state.isBold, act: () => chain().toggleBold().run() },
    { name: 'italic', isPressed: state.isItalic, act: () => chain().toggleItalic().run() },
    { name: 'heading', isPressed: state.isHeading, act: () => chain().toggleHeading({ level: 3 }).run() },
    { name: 'bullets', isPressed: state.isBulleted, act: () => chain().toggleBulletList().run() },
    { name: 'numbers', isPressed: state.isNumbered, act: () => chain().toggleOrderedList().run() },
    { name: 'link', isPressed: state.isLink, act: onLink },
    {
      name: 'unlink',
      isOff: !state.isLink,
      act: () => chain().extendMarkRange('link').unsetLink().run(),
    },
    { name: 'undo', isOff: !state.canUndo, act: () => chain().undo().run() },
    { name: 'redo', isOff: !state.canRedo, act: () => chain().redo().run() },
  ];
}
