import { useQueryClient } from '@tanstack/react-query';
import { companyUserUpdate } from '#domain/companies/profile.ts';
import { roleOf } from '#domain/identity/people.ts';
import { m } from '#texts/messages.js';
import { api } from '#web/api.ts';
import { Skeleton } from '#web/design/data/skeleton.tsx';
import { showToast } from '#web/design/overlay/toast.ts';
import { PageHeader } from '#web/design/shell/page-header.tsx';
import { TabLink, Tabs } from '#web/design/shell/tabs.tsx';
import { FullNameField } from '#web/features/companies/person-fields.tsx';
import { SaveForm } from '#web/features/companies/save-form.tsx';
import { EmailField } from '#web/features/identity/email-field.tsx';
import { PasswordField } from '#web/features/identity/password-field.tsx';
import { sessionQuery, useSession } from '#web/features/identity/session.ts';
import { signOut } from '#web/features/shell/sign-out.ts';
import { bySchema } from '#web/forms/by-schema.ts';
import { NameInArabicField } from '#web/forms/name-in-arabic-field.tsx';
import { useForm } from '#web/forms/use-form.ts';
import '#web/features/companies/companies.css';

/** The own name and address of an admin or superadmin. */
export function AdminProfileScreen() {
  const { data: session } = useSession();
  const role = session && roleOf(session.user_type);
  if (!session || (role !== 'admin' && role !== 'superadmin')) return <Skeleton height="240px" />;
  const person = session.data;
  const roleText = role === 'admin' ? m.admin_team_role_admin() : m.admin_team_role_superadmin();
  return (
    <div className="company-stack">
      <PageHeader
        title={m.admin_team_profile()}
        lead={m.admin_team_profile_lead({ username: person.email, role: roleText })}
      />
      <AdminProfileTabs />
      <ProfileForm key={person.id} person={person} />
    </div>
  );
}

/** The two screens of the own account. */
export function AdminProfileTabs() {
  return (
    <Tabs label={m.admin_team_tabs()}>
      <TabLink to="/admin-profile-edit" activeOptions={{ exact: true }}>
        {m.admin_team_profile()}
      </TabLink>
      <TabLink to="/admin-profile-edit/settings">{m.admin_team_tab_settings()}</TabLink>
    </Tabs>
  );
}

interface Person {
  id: string;
  name: string;
  name_ar: string;
  email: string;
  pending_email: string | null;
}

/** A new address asks for the password and logs out after 5 seconds (specification 2, section 9). */
function ProfileForm({ person }: { person: Person }) {
  const queries = useQueryClient();
  const isOtherAddress = (email: string) => email.trim().toLowerCase() !== person.email;
  const form = useForm({
    values: { name: person.name, name_ar: person.name_ar, email: person.email, password: '' },
    check: bySchema(companyUserUpdate),
    sendsChanges: true,
    send: ({ email }, { password, ...data }) =>
      api.companies.update({ data: { ...data, ...(isOtherAddress(email) && { password }) } }),
    onDone: (answer) => {
      if (!answer.email_changed) return queries.invalidateQueries({ queryKey: sessionQuery.queryKey });
      showToast({ type: 'success', text: m.admin_team_email_changed(), duration: 5000 });
      setTimeout(() => void signOut(), 5000);
    },
    guards: true,
    unexpected: m.companies_update_failed,
  });
  const isNewAddress = isOtherAddress(form.values.email);
  return (
    <SaveForm id="person" title={m.admin_team_profile_person()} form={form}>
      <FullNameField {...form.field('name')} />
      <NameInArabicField {...form.field('name_ar')} description={m.companies_person_name_ar_help()} />
      <EmailField
        {...form.field('email')}
        checksFree={isNewAddress}
        description={
          person.pending_email ? m.companies_email_pending({ email: person.pending_email }) : undefined
        }
      />
      {isNewAddress && <PasswordField {...form.field('password')} label={m.companies_password_to_change()} />}
    </SaveForm>
  );
}
