import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { SetupHint } from '#domain/setup-hints.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { Card } from '#web/design/data/card.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { SkeletonCard } from '#web/design/data/skeleton.tsx';
import { Answered } from '#web/features/shell/answered.tsx';
import { useCall } from '#web/forms/use-call.ts';
import { hintTexts } from './hint-texts.ts';
import { LookedHints } from './looked-hints.tsx';
import { OpenHintRow } from './open-hint-row.tsx';
import './setup-hints.css';

/** What the product came with and its owner has not looked at yet; a quiet sentence once all of it was. */
export function SetupHints() {
  const hints = useQuery(query.setupHints.list.queryOptions());
  const { acts, latest, sentence, isRunning, heading } = useLooks();
  return (
    <Card as="section" pad="md" className="stack" aria-labelledby="setup">
      <h2 id="setup" ref={heading} tabIndex={-1}>
        {m.admin_setup()}
      </h2>
      {latest && (
        <Notice
          key={latest}
          tone="ok"
          role="status"
          takesFocus
          actions={
            <Button size="sm" disabled={isRunning} onClick={() => acts.takeBack(latest)}>
              {m.admin_undo()}
            </Button>
          }
        >
          {m.admin_setup_looked_now({ title: hintTexts[latest].title() })}
        </Notice>
      )}
      {sentence && (
        <p className="field-error" role="alert">
          {sentence}
        </p>
      )}
      <Answered query={hints} skeleton={<SkeletonCard />}>
        {({ data: { open, looked } }) => (
          <>
            <p className="muted small">
              {open.length > 0 ? m.admin_setup_lead({ count: open.length }) : m.admin_setup_done()}
            </p>
            {open.length > 0 && (
              <ul className="admin-list">
                {open.map((hint) => (
                  <OpenHintRow key={hint.id} hint={hint} isBusy={isRunning} onLook={acts.look} />
                ))}
              </ul>
            )}
            {looked.length > 0 && (
              <LookedHints looked={looked} isBusy={isRunning} onTakeBack={acts.takeBack} />
            )}
          </>
        )}
      </Answered>
    </Card>
  );
}

/** The two acts, what was looked at last, and where the keyboard goes when the button that it stood on has gone. */
function useLooks() {
  const cache = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const [latest, setLatest] = useState<SetupHint>();
  const { run, isRunning, sentence } = useCall();
  const act = async (call: () => Promise<unknown>, then: SetupHint | undefined) => {
    const answer = await run(call);
    await cache.invalidateQueries({ queryKey: query.setupHints.key() });
    if (!answer) return;
    setLatest(then);
    if (!then) heading.current?.focus();
  };
  const acts = {
    look: (id: SetupHint) => void act(() => api.setupHints.look({ id }), id),
    takeBack: (id: SetupHint) => void act(() => api.setupHints.takeBack({ id }), undefined),
  };
  return { acts, latest, sentence, isRunning, heading };
}
