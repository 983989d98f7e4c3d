import { m } from '#texts/messages.js';
import { api } from '#web/api.ts';
import { AccountFrame } from '#web/features/identity/account-frame.tsx';
import { useTokenOnce } from '#web/features/identity/use-token-once.ts';
import { PageLink } from '#web/features/shell/page-link.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { longMomentText } from '#web/moments.ts';

/** The link that removes a lost second step: done, too early, or over. */
export function SecondStepRecoveryScreen({ token = '-' }: { token?: string }) {
  const { locale } = useSurroundings();
  const state = useTokenOnce(token, (found) => api.secondFactor.recover({ token: found }));
  if (state.kind === 'none' || state.kind === 'working')
    return <AccountFrame title={m.second_step_recovery_title()} lead={m.second_step_recovery_working()} />;
  const back = (
    <PageLink to="/login" className="btn btn-primary btn-lg">
      {m.identity_back_to_sign_in()}
    </PageLink>
  );
  if (state.kind === 'failed') {
    const isExpired = state.failure.code === 'LINK_EXPIRED';
    return (
      <AccountFrame
        title={m.identity_link_expired_title()}
        lead={isExpired ? m.second_step_recovery_expired() : state.failure.message}
      >
        {back}
      </AccountFrame>
    );
  }
  const { removed, from } = state.answer;
  return (
    <AccountFrame
      title={removed ? m.second_step_recovery_done() : m.second_step_recovery_early()}
      lead={
        removed
          ? m.second_step_recovery_done_text()
          : m.second_step_recovery_early_text({ date: longMomentText(from, locale) })
      }
    >
      {back}
    </AccountFrame>
  );
}
