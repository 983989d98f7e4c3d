import { type ReactNode, useId } from 'react';
import { m } from '#texts/messages.js';
import { Button, IconButton } from '#web/design/button.tsx';
import { classNames } from '#web/design/class-names.ts';
import { Notice } from '#web/design/data/notice.tsx';
import { CloseIcon } from '#web/design/icons/icons.tsx';
import { useModal } from './use-modal.ts';
import './dialog.css';

export type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  size?: 'sm' | 'md' | 'lg';
  /** No way out but the actions: for unsaved work and running uploads. */
  locked?: boolean;
  actions?: ReactNode;
  children: ReactNode;
};

/** For decisions. Escape and a press outside close it unless it is `locked`. */
export function Dialog({ size = 'md', ...props }: DialogProps) {
  return <Modal {...props} look={size !== 'md' && `dialog-${size}`} />;
}

/** For details beside the work; `bottom` suits filters on a phone. */
export function Drawer({
  side = 'end',
  ...props
}: Omit<DialogProps, 'size'> & { side?: 'end' | 'start' | 'bottom' }) {
  return (
    <Modal
      {...props}
      look={classNames('drawer', side !== 'end' && `drawer-${side}`)}
      startsAtField={side !== 'bottom'}
    />
  );
}

export type ConfirmDialogProps = {
  open: boolean;
  title: string;
  /** What happens, and what is lost. */
  children: ReactNode;
  /** Why it could not be done, once it was tried. */
  problem?: string | undefined;
  confirmLabel: string;
  cancelLabel: string;
  destructive?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/** One question, two answers; the harmless one has the focus. */
export function ConfirmDialog({ destructive, busy, onConfirm, onCancel, ...props }: ConfirmDialogProps) {
  const { open, title, children, problem, confirmLabel, cancelLabel } = props;
  const actions = (
    <>
      <Button onClick={onCancel} data-first-focus>
        {cancelLabel}
      </Button>
      <Button variant={destructive ? 'danger' : 'primary'} loading={busy} onClick={onConfirm}>
        {confirmLabel}
      </Button>
    </>
  );
  return (
    <Dialog open={open} onClose={onCancel} title={title} size="sm" locked={busy} actions={actions}>
      {children}
      {problem && (
        <Notice tone="no" role="alert">
          {problem}
        </Notice>
      )}
    </Dialog>
  );
}

function Modal({
  open,
  onClose,
  title,
  locked = false,
  look,
  startsAtField = true,
  actions,
  children,
}: DialogProps & { look?: string | false; startsAtField?: boolean }) {
  const id = useId();
  const modal = useModal(open, onClose, { locked, startsAtField });
  return (
    <dialog {...modal} className={classNames('dialog', look)} aria-labelledby={id}>
      {open && (
        <>
          <div className="dialog-head">
            <h2 className="dialog-title" id={id}>
              {title}
            </h2>
            {!locked && (
              <IconButton variant="quiet" label={m.design_close()} icon={<CloseIcon />} onClick={onClose} />
            )}
          </div>
          <div className="dialog-body">{children}</div>
          {actions && <div className="dialog-acts">{actions}</div>}
        </>
      )}
    </dialog>
  );
}
