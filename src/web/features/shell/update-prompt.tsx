import { useEffect, useRef, useState } from 'react';
import { Workbox } from 'workbox-window';
import { m } from '#texts/messages.js';
import { Button } from '#web/design/button.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { RefreshIcon } from '#web/design/icons/icons.tsx';
import { hasUnsavedChanges } from '#web/forms/unsaved.ts';
import { decideUpdate } from './update.ts';
import './update-prompt.css';

const checkEvery = 60 * 60 * 1000;

/** Registers the service worker, applies a newer version or offers it (specification 1, section 4, "Update prompt"). */
export function UpdatePrompt() {
  const [isOffered, setIsOffered] = useState(false);
  const apply = useRef<() => void>(undefined);
  useEffect(() => {
    const workbox = new Workbox('/sw.js');
    // Another tab may apply the version: this one reloads with it only if nothing here would be lost.
    let isApplying = false;
    apply.current = () => {
      isApplying = true;
      workbox.messageSkipWaiting();
    };
    workbox.addEventListener('waiting', () => {
      const decision = decideUpdate({
        readyAfter: performance.now() - loadedAt(),
        hasUnsavedChanges: hasUnsavedChanges(),
      });
      if (decision === 'apply') apply.current?.();
      else setIsOffered(true);
    });
    // The first version that takes over changes nothing that the page shows.
    let isControlled = Boolean(navigator.serviceWorker.controller);
    workbox.addEventListener('controlling', () => {
      const isFirst = !isControlled;
      isControlled = true;
      if (isFirst) return;
      if (isApplying || !hasUnsavedChanges()) window.location.reload();
      else {
        apply.current = () => window.location.reload();
        setIsOffered(true);
      }
    });
    void workbox.register().catch(() => undefined);
    const timer = setInterval(() => void workbox.update().catch(() => undefined), checkEvery);
    return () => clearInterval(timer);
  }, []);
  if (!isOffered) return null;
  return (
    <div className="update-prompt">
      <Notice
        tone="info"
        role="status"
        icon={<RefreshIcon />}
        title={m.shell_update_title()}
        actions={
          <>
            <Button size="sm" variant="primary" onClick={() => apply.current?.()}>
              {m.shell_update_apply()}
            </Button>
            <Button size="sm" variant="quiet" onClick={() => setIsOffered(false)}>
              {m.design_close()}
            </Button>
          </>
        }
      >
        {m.shell_update_text()}
      </Notice>
    </div>
  );
}

function loadedAt(): number {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.loadEventEnd ?? 0;
}
