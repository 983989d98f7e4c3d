import { useEffect, useRef, useState } from 'react';
import type { ReceivedApplication, ReceivedApplicationDetails } from '#contract/application-responses.ts';
import type { ApplicationStatus, StoredApplicationStatus } from '#domain/applications/applications.ts';
import { nextStatus } from '#domain/applications/status-changes.ts';
import { m } from '#texts/messages.js';
import { Button, LinkButton } from '#web/design/button.tsx';
import { ArrowEndIcon } from '#web/design/icons/icons.tsx';
import { CalendarPlusIcon, HandshakeIcon, MailIcon } from '#web/design/icons/subject-icons.tsx';
import { useKeys } from '#web/design/use-keys.ts';
import { ActKey } from '#web/features/applications/act-key.tsx';
import type { BatchState } from '#web/features/applications/batches/use-batch.ts';
import { HireDialog } from '#web/features/applications/hire/hire-dialog.tsx';
import { TellOthers } from '#web/features/applications/hire/tell-others.tsx';
import { useCompany } from '#web/features/companies/use-company.ts';
import './next-act.css';

const words: Partial<Record<ApplicationStatus, () => string>> = {
  Screened: m.applications_next_screened,
  Shortlisted: m.applications_shortlist,
  Interviewed: m.applications_next_interviewed,
  Offered: m.applications_next_offered,
  Hired: m.applications_next_hired,
};

/** The one act that follows from where the application stands, by `a`, too; who is shortlisted is invited first. */
export function NextAct({
  application,
  details,
  status,
  mailed,
  isQuiet,
  others,
  onHire,
  onStatus,
}: {
  application: ReceivedApplication;
  details: ReceivedApplicationDetails | undefined;
  status: StoredApplicationStatus;
  mailed: readonly StoredApplicationStatus[];
  isQuiet: boolean;
  others: BatchState;
  /** Opens the dialog of a hire where the screen has it; it stands here else. */
  onHire?: () => void;
  /** Answers why it was refused, where it was. */
  onStatus: (status: ApplicationStatus) => Promise<unknown>;
}) {
  const mayInvite = useCompany()?.settings.interviews !== false && application.candidate.id !== null;
  const [isMoving, setMoving] = useState(false);
  const [isHireOpen, setHireOpen] = useState(false);
  const acts = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  // The act that follows is another element, where it leads to a page: the focus goes over to it.
  useEffect(() => {
    if (isMoving || !hadFocus.current) return;
    hadFocus.current = false;
    if (document.activeElement === document.body)
      acts.current?.querySelector<HTMLElement>('a, button')?.focus();
  }, [isMoving]);
  // A key that is held down goes no stage further.
  useKeys({ a: ({ repeat }) => !repeat && press(acts.current) });
  const next = nextStatus(status);
  const label = next && words[next]?.();
  // What concerns the whole opening is for those who work for the whole company.
  if (status === 'Hired' && details?.abilities.remove)
    return (
      <div className="next-act" ref={acts}>
        <TellOthers job={application.job} others={others} />
      </div>
    );
  if (!next || !label) return null;
  const openHire = () => setHireOpen(true);
  const variant = isQuiet ? 'default' : 'primary';
  const set = async (to: ApplicationStatus) => {
    setMoving(true);
    const refused = await onStatus(to);
    hadFocus.current = true;
    setMoving(false);
    return refused;
  };
  return (
    <div className="next-act" ref={acts}>
      {next === 'Interviewed' && mayInvite ? (
        <LinkButton
          variant={variant}
          to="/schedules/new"
          search={{ application: application.id }}
          icon={<CalendarPlusIcon size="sm" />}
          endIcon={<ActKey />}
          aria-keyshortcuts="a"
        >
          {m.applications_interview_schedule()}
        </LinkButton>
      ) : (
        <>
          <Button
            variant={variant}
            loading={isMoving || (next === 'Hired' && !details)}
            icon={next === 'Hired' ? <HandshakeIcon size="sm" /> : <ArrowEndIcon size="sm" />}
            endIcon={<ActKey />}
            aria-keyshortcuts="a"
            aria-haspopup={next === 'Hired' ? 'dialog' : undefined}
            onClick={() => (next === 'Hired' ? (onHire ?? openHire)() : void set(next))}
          >
            {label}
          </Button>
          {mailed.includes(next) && (
            <span className="next-act-mail">
              <MailIcon size="sm" />
              <span className="next-act-words">{m.applications_sends_mail()}</span>
            </span>
          )}
        </>
      )}
      {isHireOpen && details && (
        <HireDialog
          application={details}
          hiring={{ onHire: () => set('Hired'), rejectOthers: others.start }}
          onClose={() => setHireOpen(false)}
        />
      )}
    </div>
  );
}

/** Whether there was an act to press. */
function press(acts: HTMLElement | null): boolean {
  const act = acts?.querySelector<HTMLElement>('a, button');
  act?.click();
  return act !== null && act !== undefined;
}
