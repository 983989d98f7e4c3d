import { type ReactNode, useEffect, useRef } from 'react';
import { m } from '#texts/messages.js';
import { Button } from '#web/design/button.tsx';
import { Card } from '#web/design/data/card.tsx';
import { FormSentence, PostForm } from '#web/forms/form.tsx';
import type { AnyForm } from '#web/forms/use-form.ts';
import './companies.css';

/** A card with a form over stored values: what the server refused above the fields, Save below them. */
export function SaveForm({
  id,
  title,
  help,
  form,
  isBlocked = false,
  children,
}: {
  id: string;
  title: string;
  help?: string;
  form: AnyForm & { isDirty: boolean };
  /** Something else has to end first, such as an upload. */
  isBlocked?: boolean;
  children: ReactNode;
}) {
  const { wait, isDirty, isRunning } = form;
  const heading = useRef<HTMLHeadingElement>(null);
  // A link to the form arrives before what it shows is there.
  useEffect(() => {
    if (window.location.hash !== `#${id}`) return;
    heading.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, [id]);
  return (
    <Card as="section" pad="md" aria-labelledby={id}>
      <PostForm element={form.element} className="company-form" onSubmit={form.submit}>
        <div>
          <h2 id={id} ref={heading} tabIndex={-1}>
            {title}
          </h2>
          {help && <p className="field-help">{help}</p>}
        </div>
        <FormSentence form={form} />
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
      </PostForm>
    </Card>
  );
}
