import type { ShownProvider } from '#contract/site.ts';
import { m } from '#texts/messages.js';
import { api } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { useCall } from '#web/forms/use-call.ts';
import './account-frame.css';

/** The ways of candidates to those who know them; nothing where the operator names none. */
export function ProviderButtons({
  providers,
  redirect,
}: {
  providers: readonly ShownProvider[];
  redirect: string | undefined;
}) {
  const { run, isRunning, wait, sentence } = useCall();
  if (providers.length === 0) return null;
  const go = async ({ key: provider }: ShownProvider) => {
    const answer = await run(() => api.candidateSignIn.begin({ provider, redirect }));
    if (answer) window.location.assign(answer.address);
  };
  return (
    <div className="account-choices">
      <p className="account-or">{m.identity_or()}</p>
      {sentence && (
        <Notice tone="no" role="alert">
          {sentence}
        </Notice>
      )}
      {providers.map((provider) => (
        <Button
          key={provider.key}
          size="lg"
          wide
          disabled={isRunning || wait > 0}
          onClick={() => void go(provider)}
        >
          {m.identity_continue_with({ provider: provider.name })}
        </Button>
      ))}
    </div>
  );
}
