import { type ReactNode, useEffect } from 'react';
import type { CandidateDetails } from '#contract/candidate-responses.ts';
import { m } from '#texts/messages.js';
import { Button } from '#web/design/button.tsx';
import { Card } from '#web/design/data/card.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { EditIcon, PlusIcon } from '#web/design/icons/icons.tsx';
import { useRefreshDetails } from '#web/features/candidates/use-details.ts';
import { PostForm } from '#web/forms/form.tsx';
import type { CardName, Draft } from './profile-cards.ts';
import { type CardForm, useCardForm } from './use-card-form.ts';
import type { ProfileEditor } from './use-profile-editor.ts';

/** What each card of the profile is given. */
export interface CardProps {
  details: CandidateDetails;
  editor: ProfileEditor;
}

interface OpenCardProps extends CardProps {
  name: CardName;
  /** Saving waits until this is right. */
  isBlocked?(values: Draft): boolean;
  form(form: CardForm): ReactNode;
}

interface ProfileCardProps extends OpenCardProps {
  title: string;
  /** What the card says while nothing is in it. */
  empty: string;
  isEmpty: boolean;
  children: ReactNode;
}

/** A card of the profile: what is saved, or the form that changes it. */
export function ProfileCard({ title, empty, isEmpty, children, ...open }: ProfileCardProps) {
  const { name, editor } = open;
  const isOpen = editor.card === name;
  return (
    <Card as="section" className="profile-card" id={name} aria-labelledby={`${name}-title`}>
      <header className="profile-card-head">
        <h2 id={`${name}-title`}>{title}</h2>
        {!isOpen && (
          <Button
            variant="quiet"
            size="sm"
            icon={isEmpty ? <PlusIcon size="sm" /> : <EditIcon size="sm" />}
            onClick={() => editor.open(name)}
          >
            {isEmpty ? m.candidates_add() : <span className="profile-card-act">{m.candidates_edit()}</span>}
            <span className="sr"> {title}</span>
          </Button>
        )}
      </header>
      {!isOpen && (isEmpty ? <p className="field-help">{empty}</p> : children)}
      {isOpen && <OpenCard {...open} />}
    </Card>
  );
}

function OpenCard({ name, details, editor, isBlocked, form: fields }: OpenCardProps) {
  const { form, save } = useCardForm(name, details, editor);
  const { element } = form;
  useEffect(() => {
    element.current?.querySelector<HTMLElement>('input, select, textarea, button')?.focus();
  }, [element]);
  return (
    <PostForm
      element={element}
      className="profile-form"
      onSubmit={save}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) editor.close();
      }}
    >
      {fields(form)}
      <CardFailure form={form} />
      <div className="candidate-acts">
        <Button
          type="submit"
          variant="primary"
          loading={form.isRunning}
          disabled={form.wait > 0 || isBlocked?.(form.values)}
        >
          {m.candidates_save()}
        </Button>
        <Button variant="quiet" onClick={editor.close}>
          {m.candidates_cancel()}
        </Button>
      </div>
    </PostForm>
  );
}

/** Another tab was faster: what it saved is loaded beneath what was typed here. */
function CardFailure({ form }: { form: CardForm }) {
  const refresh = useRefreshDetails();
  const { sentence, failure, forget } = form;
  if (!sentence) return null;
  return (
    <Notice
      tone="no"
      role="alert"
      actions={
        failure?.code === 'CONFLICT' && (
          <Button size="sm" onClick={() => void refresh().then(forget)}>
            {m.candidates_load_newest()}
          </Button>
        )
      }
    >
      {sentence}
    </Notice>
  );
}
