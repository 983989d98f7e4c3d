import { useRouter } from '@tanstack/react-router';
import { m } from '#texts/messages.js';
import { Button } from '../../design/button.tsx';
import { FaultScreen } from '../shell/fault-screen.tsx';

/** The search could not be made; the address keeps the filters, so that trying again loses nothing. */
export function PoolFailed({ reset }: { reset: () => void }) {
  const router = useRouter();
  const isOffline = typeof navigator !== 'undefined' && !navigator.onLine;
  return (
    <FaultScreen
      kind={isOffline ? 'offline' : 'fault'}
      actions={
        <Button
          variant="primary"
          onClick={() => {
            reset();
            void router.invalidate();
          }}
        >
          {m.shell_try_again()}
        </Button>
      }
    />
  );
}
