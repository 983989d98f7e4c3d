import { useRouter } from '@tanstack/react-router';
import { m } from '#texts/messages.js';

import { Button } from '#web/design/button.tsx';
import { kindOf } from '#web/features/shell/error-screen.tsx';
import { FaultScreen } from '#web/features/shell/fault-screen.tsx';

/** The search could not be made; the address keeps the filters, so that trying again loses nothing. */
export function PoolFailed({ error, reset }: { error: unknown; reset: () => void }) {
  const router = useRouter();
  return (
    <FaultScreen
      kind={kindOf(error)}
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
