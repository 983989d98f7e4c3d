import { type ReactNode, useEffect, useRef } from 'react';
import { m } from '#texts/messages.js';
import { Button } from '#web/design/button.tsx';
import { Card } from '#web/design/data/card.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { EditIcon } from '#web/design/icons/icons.tsx';
import { useRefreshDetails } from '#web/features/candidates/use-details.ts';
import { PostForm } from '#web/forms/form.tsx';
import type { CardName } from './profile-cards.ts';
import type { ProfileEditor } from './use-profile-editor.ts';

interface ProfileCardProps {
  name: CardName;
  title: string;
  editor: ProfileEditor;
  /** What the card says while nothing is in it. */
  empty: string;
  isEmpty: boolean;
  /** Saving waits until this is right. */
  isBlocked?: boolean;
  form: ReactNode;
  children: ReactNode;
}

/** A card of the profile: what is saved, or the form that changes it. */
export function ProfileCard({
  name,
  title,
  editor,
  empty,
  isEmpty,
  isBlocked,
  form,
  children,
}: ProfileCardProps) {
  const isOpen = editor.card === name;
  const box = useRef<HTMLFormElement>(null);
  const hasErrors = Object.keys(editor.errors).length > 0;
  useEffect(() => {
    if (isOpen) box.current?.querySelector<HTMLElement>('input, select, textarea, button')?.focus();
  }, [isOpen]);
  useEffect(() => {
    if (isOpen && hasErrors) box.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [isOpen, hasErrors]);
  return (
    <Card as="section" className="profile-card" id={name} aria-labelledby={`${name}-title`}>
      <header className="profile-card-head">
        <h2 id={`${name}-title`}>{title}</h2>
        {!isOpen && (
          <Button variant="quiet" size="sm" icon={<EditIcon size="sm" />} onClick={() => editor.open(name)}>
            {isEmpty ? m.candidates_add() : m.candidates_edit()}
            <span className="sr"> {title}</span>
          </Button>
        )}
      </header>
      {!isOpen && (isEmpty ? <p className="field-help">{empty}</p> : children)}
      {isOpen && (
        <PostForm
          element={box}
          className="profile-form"
          onSubmit={editor.save}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && !event.defaultPrevented) editor.cancel();
          }}
        >
          {form}
          <CardFailure editor={editor} />
          <div className="candidate-acts">
            <Button type="submit" variant="primary" loading={editor.isSaving} disabled={isBlocked}>
              {m.candidates_save()}
            </Button>
            <Button variant="quiet" onClick={editor.cancel}>
              {m.candidates_cancel()}
            </Button>
          </div>
        </PostForm>
      )}
    </Card>
  );
}

function CardFailure({ editor }: { editor: ProfileEditor }) {
  const refresh = useRefreshDetails();
  const { failure } = editor;
  if (!failure) return null;
  return (
    <Notice
      tone="no"
      role="alert"
      actions={
        failure.isConflict && (
          <Button size="sm" onClick={() => void refresh()}>
            {m.candidates_load_newest()}
          </Button>
        )
      }
    >
      {failure.message}
    </Notice>
  );
}
