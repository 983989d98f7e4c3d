import { type ReactNode, useId } from 'react';
import { m } from '#texts/messages.js';
import { Button, IconButton } from '../../design/button.tsx';
import { FieldError } from '../../design/field.tsx';
import { ChevronDownIcon, ChevronUpIcon, PlusIcon, TrashIcon } from '../../design/icons.tsx';
import type { FormErrors } from '../../validation.ts';
import { PageLink } from '../shell/page-link.tsx';

export interface EditorProps<Question> {
  questions: Question[];
  errors: FormErrors;
  isLocked: boolean;
  /** As many as the plan allows. */
  most: number | undefined;
  onChange(questions: Question[]): void;
}

/** A list of questions, and beside it what the server refused of it as a whole: more than the plan allows, or locked. */
export function QuestionList({
  label,
  error,
  isLocked,
  children,
}: {
  label: string;
  error: string | undefined;
  isLocked: boolean;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <fieldset
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
export function QuestionHead<Question>({
  at,
  questions,
  isLocked,
  onChange,
}: {
  at: number;
  questions: Question[];
  isLocked: boolean;
  onChange(questions: Question[]): void;
}) {
  const move = (to: number) => {
    const next = [...questions];
    const [moved] = next.splice(at, 1);
    if (moved !== undefined) next.splice(to, 0, moved);
    onChange(next);
  };
  return (
    <div className="desk-question-head">
      <strong>{m.desk_question_number({ number: at + 1 })}</strong>
      <span className="row" hidden={isLocked}>
        <IconButton
          size="sm"
          variant="quiet"
          label={m.desk_move_up()}
          icon={<ChevronUpIcon />}
          disabled={at === 0}
          onClick={() => move(at - 1)}
        />
        <IconButton
          size="sm"
          variant="quiet"
          label={m.desk_move_down()}
          icon={<ChevronDownIcon />}
          disabled={at === questions.length - 1}
          onClick={() => move(at + 1)}
        />
        <IconButton
          size="sm"
          variant="quiet"
          label={m.desk_remove_question()}
          icon={<TrashIcon />}
          onClick={() => onChange(questions.filter((_, index) => index !== at))}
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
    <div className="desk-add">
      <Button icon={<PlusIcon />} disabled={isFull} onClick={onClick}>
        {label}
      </Button>
      {most !== undefined && (
        <span className="muted small num">
          {m.desk_questions_used({ used, total: most })}{' '}
          {isFull && <PageLink to="/plans">{m.desk_see_plans()}</PageLink>}
        </span>
      )}
    </div>
  );
}
