import type { ComponentProps, ReactNode, RefObject } from 'react';
import { m } from '#texts/messages.js';
import { Notice } from '#web/design/data/notice.tsx';
import { useBeforeScripts } from './before-scripts.ts';
import type { AnyForm } from './use-form.ts';

type FormProps = Omit<ComponentProps<'form'>, 'form' | 'ref' | 'onSubmit'> &
  Pick<PostFormProps, 'worksAlone'> & { form: AnyForm };

/** A form of `useForm`; what is refused and stands beside no field is said at its top. */
export function Form({ form, children, ...props }: FormProps) {
  return (
    <PostForm {...props} element={form.element} onSubmit={form.submit}>
      <FormSentence form={form} />
      {children}
    </PostForm>
  );
}

/** What was refused and stands beside no field. */
export function FormSentence({ form }: { form: Pick<AnyForm, 'sentence'> }) {
  if (!form.sentence) return null;
  return (
    <Notice tone="no" role="alert">
      {form.sentence}
    </Notice>
  );
}

interface PostFormProps extends Omit<ComponentProps<'form'>, 'ref' | 'onSubmit'> {
  element: RefObject<HTMLFormElement | null>;
  onSubmit(): unknown;
  /** A route takes it where no script runs; any other says at its top that it needs them. */
  worksAlone?: boolean;
  children: ReactNode;
}

/** The element: nothing typed can reach an address, and what happened before the scripts came is kept. */
export function PostForm({ element, onSubmit, worksAlone, children, ...props }: PostFormProps) {
  useBeforeScripts(element);
  return (
    <form
      {...props}
      ref={element}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // A dialog's form inside another's is not the other's.
        event.stopPropagation();
        void onSubmit();
      }}
    >
      {!worksAlone && (
        <noscript>
          <Notice tone="wait">{m.forms_scripts_needed()}</Notice>
        </noscript>
      )}
      {children}
    </form>
  );
}
