import { type ReactNode, useId } from 'react';
import { Button } from '../../design/button.tsx';
import { Dialog, type DialogProps } from '../../design/dialog.tsx';
import { Notice } from '../../design/notice.tsx';
import type { CheckedForm } from '../identity/use-checked-form.ts';

interface FormDialogProps extends Pick<DialogProps, 'title' | 'size' | 'onClose'> {
  open?: boolean;
  call: Pick<CheckedForm, 'form' | 'isRunning' | 'sentence' | 'wait'>;
  confirm: string;
  cancel: string;
  destructive?: boolean;
  onConfirm: () => Promise<void>;
  children: ReactNode;
}

/** A decision with something to fill in. What is refused stands beside its field, anything else above the form. */
export function FormDialog(props: FormDialogProps) {
  const { open = true, title, size = 'sm', onClose, call, confirm, cancel, destructive, onConfirm } = props;
  const { form, isRunning, sentence, wait } = call;
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
      <form
        id={id}
        ref={form}
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void onConfirm();
        }}
      >
        {sentence && (
          <Notice tone="no" role="alert">
            {sentence}
          </Notice>
        )}
        {props.children}
      </form>
    </Dialog>
  );
}
