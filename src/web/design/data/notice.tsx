import { type ReactNode, useEffect, useRef } from 'react';
import { m } from '#texts/messages.js';
import { IconButton } from '#web/design/button.tsx';
import { classNames } from '#web/design/class-names.ts';
import { AlertIcon, CloseIcon, InfoIcon, SuccessIcon, WarningIcon } from '#web/design/icons/icons.tsx';

type NoticeTone = 'ok' | 'wait' | 'no' | 'info' | 'neutral';
export type NoticeProps = {
  tone?: NoticeTone;
  icon?: ReactNode;
  title?: string;
  children?: ReactNode;
  actions?: ReactNode;
  onClose?: () => void;
  /** `alert` interrupts, `status` waits its turn; leave out for what stood on the page from the start. */
  role?: 'alert' | 'status';
  /** The answer to what was just done, where the page moved on: it takes the view, and the keyboard whose button went. */
  takesFocus?: boolean;
};

const marks = { ok: SuccessIcon, wait: WarningIcon, no: AlertIcon, info: InfoIcon, neutral: InfoIcon };

/** A banner in the flow of the page. */
export function Notice(props: NoticeProps) {
  const { tone = 'neutral', icon, title, children, actions, onClose, role, takesFocus = false } = props;
  const Mark = marks[tone];
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    element.current?.focus({ preventScroll: true });
    element.current?.scrollIntoView({ block: 'center' });
  }, [takesFocus]);
  return (
    <div
      ref={element}
      className={classNames('notice', tone !== 'neutral' && `notice-${tone}`)}
      role={role}
      tabIndex={takesFocus ? -1 : undefined}
    >
      <div className="notice-main">
        {icon ?? <Mark />}
        <div className="notice-text">
          {title && <b className="notice-title">{title}</b>} {children}
        </div>
      </div>
      {actions && <div className="notice-acts">{actions}</div>}
      {onClose && (
        <IconButton
          size="sm"
          variant="quiet"
          label={m.design_close()}
          icon={<CloseIcon size="sm" />}
          onClick={onClose}
        />
      )}
    </div>
  );
}
