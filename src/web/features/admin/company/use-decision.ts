import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdministeredCompany } from '#contract/company-administration.ts';
import { type ReviewCheck, reviewChecks } from '#domain/companies/review.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { showToast } from '#web/design/overlay/toast.ts';
import { useCall } from '#web/forms/use-call.ts';

/** The checks and the decision about one company; another company begins with every check open. */
export function useDecision(administered: AdministeredCompany | undefined) {
  const cache = useQueryClient();
  const { run, isRunning, sentence, fields } = useCall();
  const [checked, setChecked] = useState<{ id: string; done: ReviewCheck[] }>({ id: '', done: [] });
  const [isDeclining, setDeclining] = useState(false);
  const [isSuspending, setSuspending] = useState(false);
  const [isClosing, setClosing] = useState(false);
  const id = administered?.company.id ?? '';
  const done = checked.id === id ? checked.done : [];
  const openChecks = reviewChecks.filter((check) => !done.includes(check));

  const refresh = async () => {
    await cache.invalidateQueries({ queryKey: query.companyAdministration.key() });
    await cache.invalidateQueries({ queryKey: query.companies.key() });
  };
  /** Runs until the page shows what became of it: a key pressed meanwhile would act on what is no more. */
  const runAndRefresh = <T>(work: () => Promise<T>) =>
    run(async () => {
      try {
        return await work();
      } finally {
        await refresh();
      }
    });
  return {
    done,
    openChecks,
    isDeclining,
    setDeclining,
    isSuspending,
    setSuspending,
    isClosing,
    setClosing,
    isRunning,
    problem: sentence ?? Object.values(fields)[0],
    toggle: (check: ReviewCheck) =>
      setChecked({
        id,
        done: done.includes(check) ? done.filter((other) => other !== check) : [...done, check],
      }),
    async approve() {
      if (!administered) return;
      await runAndRefresh(() =>
        api.companies.dataUpdate({
          company_id: id,
          adminLogin: true,
          approved_status: 'Approved',
          open_checks: openChecks,
          version: administered.company.version,
        }),
      );
    },
    /** Takes the approval back; what somebody saved since refuses it. */
    async undo() {
      if (!administered) return;
      const { version } = administered.company;
      const undone = await runAndRefresh(() => api.companyAdministration.undo({ id, version }));
      if (undone) showToast({ type: 'info', text: m.admin_undone(), duration: 4000 });
    },
    async liftSuspension() {
      if (!administered) return;
      const { version } = administered.company;
      await runAndRefresh(() => api.companyAdministration.liftSuspension({ id, version }));
    },
    refresh,
  };
}
export type Decision = ReturnType<typeof useDecision>;
