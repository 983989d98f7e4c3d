import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdministeredCompany } from '#contract/company-administration.ts';
import { type ReviewCheck, reviewChecks } from '#domain/companies/review.ts';
import { api, query } from '#web/api.ts';
import { useCall } from '#web/forms/use-call.ts';

/** The checks and the decision about one company; another company begins with every check open. */
export function useDecision(administered: AdministeredCompany | undefined) {
  const cache = useQueryClient();
  const { run, isRunning, sentence, fields } = useCall();
  const [checked, setChecked] = useState<{ id: string; done: ReviewCheck[] }>({ id: '', done: [] });
  const [isDeclining, setDeclining] = useState(false);
  const id = administered?.company.id ?? '';
  const done = checked.id === id ? checked.done : [];
  const openChecks = reviewChecks.filter((check) => !done.includes(check));

  const refresh = async () => {
    await cache.invalidateQueries({ queryKey: query.companyAdministration.key() });
    await cache.invalidateQueries({ queryKey: query.companies.key() });
  };
  return {
    done,
    openChecks,
    isDeclining,
    setDeclining,
    isRunning,
    problem: sentence ?? Object.values(fields)[0],
    toggle: (check: ReviewCheck) =>
      setChecked({
        id,
        done: done.includes(check) ? done.filter((other) => other !== check) : [...done, check],
      }),
    async approve() {
      if (!administered) return;
      await run(() =>
        api.companies.dataUpdate({
          company_id: id,
          adminLogin: true,
          approved_status: 'Approved',
          open_checks: openChecks,
          version: administered.company.version,
        }),
      );
      await refresh();
    },
    refresh,
  };
}
export type Decision = ReturnType<typeof useDecision>;
