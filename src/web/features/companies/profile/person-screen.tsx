import { m } from '#texts/messages.js';
import { ApprovalNotice } from '../gate/approval-notice.tsx';
import { labelOf } from '../labels.ts';
import { useCompany } from '../use-company.ts';
import { PersonForm } from './person-form.tsx';
import { PicturePicker } from './picture-picker.tsx';
import { ProfileHead } from './profile-tabs.tsx';
import '../companies.css';

/** The signed-in person: name, address, phone, picture. */
export function PersonScreen() {
  const own = useCompany();
  if (!own) return null;
  const { user, role, company } = own;
  return (
    <div className="company-stack">
      <ProfileHead
        title={m.companies_tab_you()}
        lead={m.companies_you_lead({ company: company.name, role: labelOf('member_role', role) })}
      />
      <ApprovalNotice own={own} />
      <PicturePicker kind="avatar" name={user.name} path={user.avatar} />
      <PersonForm key={user.id} user={user} />
    </div>
  );
}
