import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { m } from '#texts/messages.js';
import { getLocale } from '#texts/runtime.js';
import { Button, IconButton } from '#web/design/button.tsx';
import {
  AlertIcon,
  CheckIcon,
  ChevronStartIcon,
  EditIcon,
  RedoIcon,
  UndoIcon,
} from '#web/design/icons/icons.tsx';
import { RenameDialog } from '#web/features/cvs/rename-dialog.tsx';
import { hourText } from '#web/moments.ts';
import type { EditedCv } from './use-cv-editor.ts';

interface EditorHeadProps {
  id: string;
  name: string;
  editor: EditedCv;
  onRenamed(name: string): void;
  children: ReactNode;
}

/** The bar over the editor: the CV's name, whether it is saved, the steps back and forth, and the acts. */
export function EditorHead({ id, name, editor, onRenamed, children }: EditorHeadProps) {
  const [isRenaming, setRenaming] = useState(false);
  return (
    <header className="cv-head">
      <Link to="/cv-builder" className="btn btn-quiet btn-icon btn-sm" title={m.cvs_back()}>
        <ChevronStartIcon />
        <span className="sr">{m.cvs_back()}</span>
      </Link>
      <h1 className="cv-head-name" tabIndex={-1} dir="auto" title={name}>
        {name}
      </h1>
      <IconButton
        size="sm"
        variant="quiet"
        className="cv-head-rename"
        icon={<EditIcon size="sm" />}
        label={m.cvs_rename()}
        onClick={() => setRenaming(true)}
      />
      <SavedNote saving={editor.saving} />
      <div className="cv-head-acts">
        <IconButton
          size="sm"
          variant="quiet"
          icon={<UndoIcon />}
          label={m.cvs_undo()}
          aria-keyshortcuts="Control+Z"
          disabled={!editor.canUndo}
          onClick={editor.undo}
        />
        <IconButton
          size="sm"
          variant="quiet"
          icon={<RedoIcon />}
          label={m.cvs_redo()}
          aria-keyshortcuts="Control+Shift+Z"
          disabled={!editor.canRedo}
          onClick={editor.redo}
        />
        {children}
      </div>
      {isRenaming && (
        <RenameDialog id={id} name={name} onClose={() => setRenaming(false)} onRenamed={onRenamed} />
      )}
    </header>
  );
}

/** Whether what stands here is kept, in words. */
function SavedNote({ saving: { state, savedAt, save } }: { saving: EditedCv['saving'] }) {
  if (state === 'failed')
    return (
      <p className="cv-saved cv-saved-failed" role="alert">
        <AlertIcon size="sm" />
        {m.cvs_save_failed()}
        <Button size="sm" variant="quiet" onClick={() => void save()}>
          {m.cvs_save_again()}
        </Button>
      </p>
    );
  const isSaved = state === 'saved';
  return (
    <p className="cv-saved" role="status" data-state={state}>
      {isSaved && <CheckIcon size="sm" />}
      <span className="cv-saved-words">
        {isSaved
          ? m.cvs_saved_at({ time: hourText(savedAt, getLocale()) })
          : state === 'waiting'
            ? m.cvs_saving()
            : ''}
      </span>
    </p>
  );
}
