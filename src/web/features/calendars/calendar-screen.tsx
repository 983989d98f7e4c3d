import { useQuery } from '@tanstack/react-query';
import { m } from '#texts/messages.js';
import { query } from '#web/api.ts';
import { Skeleton } from '#web/design/data/skeleton.tsx';
import { ApprovalNotice } from '#web/features/companies/gate/approval-notice.tsx';
import { SettingsPage } from '#web/features/companies/profile/settings-page.tsx';
import { useCompany } from '#web/features/companies/use-company.ts';
import { Answered } from '#web/features/shell/answered.tsx';
import { ConnectionCard } from './connection-card.tsx';
import { MeetingLinkForm } from './meeting-link-form.tsx';
import { RulesForm } from './rules-form.tsx';
import '#web/features/companies/companies.css';
import './calendars.css';

/** The own calendar, and when interviews are held: every member's own affair. */
export function CalendarScreen() {
  const own = useCompany();
  if (!own) return null;
  return (
    <SettingsPage title={m.companies_tab_calendar()} lead={own.user.email}>
      <ApprovalNotice own={own} />
      {own.company.approved_status === 'Approved' && (
        <OwnCalendar zone={own.company.timezone} isOwner={own.role === 'owner'} />
      )}
    </SettingsPage>
  );
}

function OwnCalendar({ zone, isOwner }: { zone: string; isOwner: boolean }) {
  const calendar = useQuery(query.calendars.read.queryOptions());
  return (
    <Answered query={calendar} skeleton={<Skeleton height="320px" />}>
      {({ data }) => (
        <>
          <ConnectionCard connection={data.connection} />
          <RulesForm stored={data.rules} zone={zone} />
          {isOwner && <MeetingLinkForm />}
        </>
      )}
    </Answered>
  );
}
