import { type ReactNode, useId } from 'react';
import { Button } from '#web/design/button.tsx';
import { Dialog, type DialogProps } from '#web/design/overlay/dialog.tsx';
import { Form } from './form.tsx';
import type { AnyForm } from './use-form.ts';

interface FormDialogProps extends Pick<DialogProps, 'title' | 'size' | 'onClose'> {
  open?: boolean;
  form: AnyForm;
  confirm: string;
  cancel: string;
  destructive?: boolean;
  children: ReactNode;
}

/** A decision with something to fill in. What is refused stands beside its field, anything else above the form. */
export function FormDialog(props: FormDialogProps) {
  const { open = true, title, size = 'sm', onClose, form, confirm, cancel, destructive, children } = props;
  const { isRunning, wait } = form;
  const id = useId();
  return (
    <Dialog
      open={open}
      title={title}
      size={size}
      locked={isRunning}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button
            type="submit"
            form={id}
            variant={destructive ? 'danger' : 'primary'}
            loading={isRunning}
            disabled={wait > 0}
          >
            {confirm}
          </Button>
        </>
      }
    >
      <Form id={id} form={form} className="stack">
        {children}
      </Form>
    </Dialog>
  );
}
