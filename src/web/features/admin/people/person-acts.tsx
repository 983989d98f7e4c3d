import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { LookedAtPerson } from '#contract/admin-people.ts';
import type { Look } from '#domain/identity/look.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { Card } from '#web/design/data/card.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { ConfirmDialog } from '#web/design/overlay/dialog.tsx';
import { useCall } from '#web/forms/use-call.ts';
import { CorrectAddressDialog } from './correct-address-dialog.tsx';
import { ErasePersonDialog } from './erase-person-dialog.tsx';

/** What helps the person now; each act says what it did, and is written down with the reason of the look. */
export function PersonActs({ person, look }: { person: LookedAtPerson; look: Look }) {
  const queries = useQueryClient();
  const { run, isRunning, sentence } = useCall();
  const [said, setSaid] = useState<string>();
  const [asked, setAsked] = useState<'address' | 'erase' | 'sessions'>();
  const { id, name, email, may } = person;
  const settle = async (sentenceOfSuccess: string) => {
    setAsked(undefined);
    setSaid(sentenceOfSuccess);
    await queries.invalidateQueries({ queryKey: query.adminPeople.read.key() });
  };
  const act = async (work: () => Promise<unknown>, success: string) => {
    setSaid(undefined);
    if (await run(work)) await settle(success);
    else setAsked(undefined);
  };
  const input = { id, ...look };
  return (
    <Card as="section" pad="md" aria-labelledby="person-acts">
      <h2 id="person-acts">{m.admin_people_help()}</h2>
      {said && (
        <Notice tone="ok" role="status">
          {said}
        </Notice>
      )}
      {sentence && (
        <Notice tone="no" role="alert">
          {sentence}
        </Notice>
      )}
      <div className="admin-person-acts">
        {may.verify && (
          <Button
            disabled={isRunning}
            onClick={() =>
              void act(
                () => api.adminPeople.sendVerification(input),
                m.admin_people_verified_again({ email: person.pending_email ?? email }),
              )
            }
          >
            {m.admin_people_verify()}
          </Button>
        )}
        {may.unlock && (
          <Button
            disabled={isRunning}
            onClick={() => void act(() => api.adminPeople.unlock(input), m.admin_people_unlocked())}
          >
            {m.admin_people_unlock()}
          </Button>
        )}
        {may.let_in && (
          <Button
            disabled={isRunning}
            onClick={() => void act(() => api.adminPeople.letIn(input), m.admin_people_let_in_done())}
          >
            {m.admin_team_let_in()}
          </Button>
        )}
        {may.correct_email && (
          <Button disabled={isRunning} onClick={() => setAsked('address')}>
            {m.admin_people_correct()}
          </Button>
        )}
        {may.end_sessions && (
          <Button disabled={isRunning} onClick={() => setAsked('sessions')}>
            {m.admin_people_end_sessions()}
          </Button>
        )}
        {may.erase && (
          <Button variant="quiet" disabled={isRunning} onClick={() => setAsked('erase')}>
            {m.admin_people_erase()}
          </Button>
        )}
      </div>
      {asked === 'sessions' && (
        <ConfirmDialog
          open
          busy={isRunning}
          title={m.admin_people_end_title({ name })}
          confirmLabel={m.admin_people_end_sessions()}
          cancelLabel={m.admin_cancel()}
          onConfirm={() => void act(() => api.adminPeople.endSessions(input), m.admin_people_ended())}
          onCancel={() => setAsked(undefined)}
        >
          {m.admin_people_end_text()}
        </ConfirmDialog>
      )}
      {asked === 'address' && (
        <CorrectAddressDialog
          person={person}
          look={look}
          onClose={() => setAsked(undefined)}
          onDone={(address) => settle(m.admin_people_corrected({ email: address }))}
        />
      )}
      {asked === 'erase' && (
        <ErasePersonDialog person={person} look={look} onClose={() => setAsked(undefined)} />
      )}
    </Card>
  );
}
