import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { m } from '#texts/messages.js';
import { Button, IconButton } from '#web/design/button.tsx';
import { classNames } from '#web/design/class-names.ts';
import { AlertIcon, CloseIcon, InfoIcon, SuccessIcon, WarningIcon } from '#web/design/icons/icons.tsx';
import { currentToasts, dismissToast, subscribeToToasts, type Toast, type ToastType } from './toast.ts';
import './toast.css';

const marks: Record<ToastType, typeof InfoIcon> = {
  success: SuccessIcon,
  green: SuccessIcon,
  error: AlertIcon,
  warning: WarningIcon,
  orange: WarningIcon,
  info: InfoIcon,
  blue: InfoIcon,
  primary: InfoIcon,
  purple: InfoIcon,
};

const none: readonly Toast[] = [];

/** Stands once in the root. A popover, so that toasts lie above open dialogs. */
export function ToastHost() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, () => none);
  const host = useRef<HTMLElement>(null);
  const [paused, setPaused] = useState(false);
  const newest = toasts.at(-1)?.id;

  useEffect(() => {
    const layer = host.current;
    if (!layer?.showPopover) return;
    const isShown = layer.matches(':popover-open');
    if (newest === undefined) {
      if (isShown) layer.hidePopover();
      setPaused(false);
      return;
    }
    // Showing it again lifts it above a dialog that opened meanwhile, but would take the focus from a toast.
    if (isShown && document.querySelector('dialog:modal')) layer.hidePopover();
    if (!layer.matches(':popover-open')) layer.showPopover();
  }, [newest]);

  return (
    <section
      ref={host}
      popover="manual"
      className="toasts"
      aria-label={m.design_notifications()}
      onMouseEnter={() => setPaused(true)}
      onMouseLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <ol aria-live="polite">
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} paused={paused} />
        ))}
      </ol>
    </section>
  );
}

/** One toast; its clock stands still while `paused`. */
function ToastCard({ toast, paused }: { toast: Toast; paused: boolean }) {
  const left = useRef(toast.duration);
  useEffect(() => {
    if (paused) return;
    const started = Date.now();
    const timer = setTimeout(() => dismissToast(toast.id), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - started;
    };
  }, [paused, toast.id]);

  const Mark = marks[toast.type];
  const { action } = toast;
  return (
    <li className={classNames('toast', `toast-${toast.type}`, toast.isJoyful && 'toast-joyful')}>
      <span className="toast-mark">
        <Mark />
      </span>
      <span role={toast.type === 'error' ? 'alert' : undefined}>{toast.text}</span>
      <span className="toast-end">
        {action && (
          <Button
            size="sm"
            variant="soft"
            onClick={() => {
              action.onSelect();
              dismissToast(toast.id);
            }}
          >
            {action.label}
          </Button>
        )}
        <IconButton
          size="sm"
          variant="quiet"
          label={m.design_close()}
          icon={<CloseIcon size="sm" />}
          onClick={() => dismissToast(toast.id)}
        />
      </span>
    </li>
  );
}
