import type { ReactNode } from 'react';
import { m } from '#texts/messages.js';
import { Button } from '../../design/button.tsx';
import { Card } from '../../design/card.tsx';
import { Notice } from '../../design/notice.tsx';
import type { useSave } from './use-save.ts';
import './companies.css';

type SaveState = Pick<ReturnType<typeof useSave>, 'form' | 'sentence' | 'wait' | 'isDirty' | 'isRunning'>;

/** A card with a form over stored values: what the server refused above the fields, Save below them. */
export function SaveForm({
  id,
  title,
  help,
  state,
  isBlocked = false,
  onSubmit,
  children,
}: {
  id: string;
  title: string;
  help?: string;
  state: SaveState;
  /** Something else has to end first, such as an upload. */
  isBlocked?: boolean;
  onSubmit(): Promise<void>;
  children: ReactNode;
}) {
  const { form, sentence, wait, isDirty, isRunning } = state;
  return (
    <Card as="section" pad="lg" aria-labelledby={id}>
      <form
        ref={form}
        className="company-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void onSubmit();
        }}
      >
        <div>
          <h2 id={id}>{title}</h2>
          {help && <p className="field-help">{help}</p>}
        </div>
        {sentence && (
          <Notice tone="no" role="alert">
            {sentence}
          </Notice>
        )}
        {children}
        <div>
          <Button
            type="submit"
            variant="primary"
            loading={isRunning}
            disabled={!isDirty || wait > 0 || isBlocked}
          >
            {m.companies_save()}
          </Button>
        </div>
      </form>
    </Card>
  );
}
