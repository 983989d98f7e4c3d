import { useQuery, useQueryClient } from '@tanstack/react-query';
import { applicationMails } from '#domain/companies/members.ts';
import { memberNotifications } from '#domain/companies/team.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { Skeleton } from '#web/design/data/skeleton.tsx';
import { Checkbox, ChoiceGroup, Radio } from '#web/design/form/choice.tsx';
import { SaveForm } from '#web/features/companies/save-form.tsx';
import { Answered } from '#web/features/shell/answered.tsx';
import { bySchema } from '#web/forms/by-schema.ts';
import { useForm } from '#web/forms/use-form.ts';

type Chosen = { applications: (typeof applicationMails)[number]; mentions: boolean };

const labels = {
  at_once: m.companies_hear_at_once,
  daily: m.companies_hear_daily,
  off: m.companies_hear_off,
} as const;

const helps = {
  at_once: m.companies_hear_at_once_help,
  daily: m.companies_hear_daily_help,
  off: m.companies_hear_off_help,
} as const;

/** How the signed-in person hears of new applications by email. */
export function NotificationsForm() {
  const chosen = useQuery(query.companyMembers.notifications.queryOptions());
  return (
    <Answered query={chosen} skeleton={<Skeleton height="220px" />}>
      {({ data }) => <ChoiceForm stored={data} />}
    </Answered>
  );
}

function ChoiceForm({ stored }: { stored: Chosen }) {
  const queries = useQueryClient();
  const form = useForm({
    values: stored,
    check: bySchema(memberNotifications),
    send: (values) => api.companyMembers.changeNotifications(values),
    keeps: true,
    onDone: () => queries.invalidateQueries({ queryKey: query.companyMembers.notifications.key() }),
    unexpected: m.companies_update_failed,
  });
  const { values, errors, change } = form;
  return (
    <SaveForm id="emails" title={m.companies_hear_title()} help={m.companies_hear_help()} form={form}>
      <ChoiceGroup legend={m.companies_hear_legend()} hideLegend error={errors.applications} cards>
        {applicationMails.map((value) => (
          <Radio
            key={value}
            card
            name="applications"
            value={value}
            checked={values.applications === value}
            label={labels[value]()}
            description={helps[value]()}
            onChange={() => change({ applications: value })}
          />
        ))}
      </ChoiceGroup>
      <Checkbox
        label={m.companies_hear_mentions()}
        description={m.companies_hear_mentions_help()}
        {...form.tick('mentions')}
      />
    </SaveForm>
  );
}
