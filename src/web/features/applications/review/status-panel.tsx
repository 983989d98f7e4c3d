import type { KeyboardEvent, ReactNode } from 'react';
import {
  type ApplicationStatus,
  applicationStatuses,
  type StoredApplicationStatus,
} from '#domain/applications/applications.ts';
import { statusesToChoose } from '#domain/applications/status-changes.ts';
import { m } from '#texts/messages.js';
import { StageBadge, StageIcon, stageFill } from '#web/application-stages.tsx';
import { arrowAsRead } from '#web/design/arrow-keys.ts';
import { CheckIcon } from '#web/design/icons/icons.tsx';
import { MailIcon } from '#web/design/icons/subject-icons.tsx';
import { Kbd } from '#web/design/kbd.tsx';
import { statusText } from '#web/features/applications/status-texts.ts';
import './status-panel.css';

const statusPanelId = 'review-status';

export interface StatusProps {
  status: StoredApplicationStatus;
  /** The statuses that are mailed to the candidate. */
  mailed: readonly StoredApplicationStatus[];
  onChange: (status: ApplicationStatus) => void;
}

/** The status beside the application. */
export function StatusPanel({
  canChange,
  act,
  ...props
}: StatusProps & {
  canChange: boolean;
  /** What follows from it. */
  act: ReactNode;
}) {
  const { status } = props;
  return (
    <section aria-labelledby="review-status-title" className={canChange ? 'status-beside' : undefined}>
      <h3 id="review-status-title">
        {m.applications_column_status()}
        {canChange && <Kbd>s</Kbd>}
      </h3>
      {canChange && act}
      {canChange ? (
        <StatusList id={statusPanelId} {...props} />
      ) : (
        <StageBadge stage={status}>{statusText(status)}</StageBadge>
      )}
    </section>
  );
}

/** Every status as a button; the arrows move between them, so that passing by changes nothing. */
export function StatusList({
  id,
  status,
  mailed,
  onChange,
}: Omit<StatusProps, 'status'> & { id?: string; status?: StoredApplicationStatus }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't lay its buttons out in a grid everywhere.
    <div
      id={id}
      role="group"
      aria-label={m.applications_column_status()}
      className="status-list"
      onKeyDown={moveFocus}
    >
      {(status ? statusesToChoose(status) : applicationStatuses).map((option) => (
        <button
          key={option}
          type="button"
          className={`status-option ${stageFill(option)}`}
          aria-pressed={option === status}
          onClick={() => onChange(option)}
        >
          <StageIcon stage={option} />
          {statusText(option)}
          {option === status && <CheckIcon size="sm" className="status-tick" />}
          {mailed.includes(option) && (
            <span className="status-mail" title={m.applications_sends_mail()}>
              <MailIcon size="sm" />
              <span className="sr">{m.applications_sends_mail()}</span>
            </span>
          )}
        </button>
      ))}
    </div>
  );
}

/** Puts the keyboard on the status that is set; where it lies in a drawer, opens that. */
export function focusStatus(): void {
  const set = document.querySelector<HTMLElement>(`#${statusPanelId} [aria-pressed="true"]`);
  if (set?.checkVisibility()) set.focus();
  else document.querySelector<HTMLElement>('.status-chip')?.click();
}

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[
    arrowAsRead(event.key, event.currentTarget)
  ];
  if (!step) return;
  event.preventDefault();
  const options = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
  const now = options.indexOf(document.activeElement as HTMLElement);
  options[(now + step + options.length) % options.length]?.focus();
}
