import { type ReactNode, useId } from 'react';
import { m } from '#texts/messages.js';
import { Button, IconButton } from '#web/design/button.tsx';
import { FieldError } from '#web/design/form/field.tsx';
import { ChevronDownIcon, ChevronUpIcon, PlusIcon, TrashIcon } from '#web/design/icons/icons.tsx';
import { PageLink } from '#web/features/shell/page-link.tsx';
import { fieldId } from './opening-sections.ts';
import type { OpeningFormState } from './use-opening-form.ts';

export interface QuestionsProps {
  form: OpeningFormState;
  isLocked: boolean;
  /** As many as the plan allows. */
  most: number | undefined;
}

/** A list of questions, and beside it what the server refused of it as a whole: more than the plan allows, or locked. */
export function QuestionList({
  name,
  label,
  error,
  isLocked,
  children,
}: {
  name: 'screening_questions' | 'video_questions';
  label: string;
  error: string | undefined;
  isLocked: boolean;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <fieldset
      id={fieldId(name)}
      className="stack"
      disabled={isLocked}
      tabIndex={error ? -1 : undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? id : undefined}
    >
      <legend className="sr">{label}</legend>
      {error && <FieldError id={id}>{error}</FieldError>}
      {children}
    </fieldset>
  );
}

/** The number of a question, its place in the list, and the way to take it out. */
export function QuestionHead({
  at,
  list,
  isLocked,
  onRemoved,
}: {
  at: number;
  list: { fields: readonly unknown[]; move(from: number, to: number): void; remove(at: number): void };
  isLocked: boolean;
  /** What was refused of the list as a whole may no longer hold. */
  onRemoved(): void;
}) {
  return (
    <div className="editor-question-head">
      <strong>{m.job_openings_editor_question_number({ number: at + 1 })}</strong>
      <span className="row" hidden={isLocked}>
        <IconButton
          size="sm"
          variant="quiet"
          label={m.job_openings_editor_move_up()}
          icon={<ChevronUpIcon />}
          disabled={at === 0}
          onClick={() => list.move(at, at - 1)}
        />
        <IconButton
          size="sm"
          variant="quiet"
          label={m.job_openings_editor_move_down()}
          icon={<ChevronDownIcon />}
          disabled={at === list.fields.length - 1}
          onClick={() => list.move(at, at + 1)}
        />
        <IconButton
          size="sm"
          variant="quiet"
          label={m.job_openings_editor_remove_question()}
          icon={<TrashIcon />}
          onClick={() => {
            list.remove(at);
            onRemoved();
          }}
        />
      </span>
    </div>
  );
}

/** Says how many the plan still allows, and which page lifts the limit. */
export function AddQuestion({
  label,
  used,
  most,
  onClick,
}: {
  label: string;
  used: number;
  most: number | undefined;
  onClick(): void;
}) {
  const isFull = most !== undefined && used >= most;
  return (
    <div className="editor-add">
      <Button icon={<PlusIcon />} disabled={isFull} onClick={onClick}>
        {label}
      </Button>
      {most !== undefined && (
        <span className="muted small num">
          {m.job_openings_editor_questions_used({ used, total: most })}{' '}
          {isFull && <PageLink to="/plans">{m.job_openings_editor_see_plans()}</PageLink>}
        </span>
      )}
    </div>
  );
}
