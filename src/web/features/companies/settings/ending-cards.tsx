import { useState } from 'react';
import { m } from '#texts/messages.js';
import { api } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { Card } from '#web/design/data/card.tsx';
import { endSession } from '#web/ended-session.ts';
import { companyLabel } from '#web/features/companies/labels.ts';
import { type OwnCompany, useRefreshCompany } from '#web/features/companies/use-company.ts';
import { ExportCard } from '#web/features/identity/export-card.tsx';
import { OwnPasswordField } from '#web/features/identity/own-password-field.tsx';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useForm } from '#web/forms/use-form.ts';

/** How a member leaves with the own data, and how an owner ends the company. */
export function EndingCards({ own }: { own: OwnCompany }) {
  const isClosed = own.company.approved_status === 'Closed';
  return (
    <>
      <ExportCard path="/api/company-member-export" lead={m.companies_export_lead()} />
      <DeleteAccountCard />
      {own.role === 'owner' && !isClosed && <CloseCompanyCard own={own} />}
    </>
  );
}

function DeleteAccountCard() {
  const [isAsking, setAsking] = useState(false);
  const form = useForm({
    values: { password: '' },
    send: (values) => endSession(api.companies.deleteAccount(values)),
    keeps: true,
  });
  const close = () => {
    setAsking(false);
    form.reset();
  };
  const isLastOwner = form.failure?.code === 'LAST_OWNER';
  return (
    <Card as="section" pad="md" className="account-form" aria-labelledby="delete-account">
      <div>
        <h2 id="delete-account">{m.companies_delete_account()}</h2>
        <p className="field-help">{m.companies_delete_account_lead()}</p>
      </div>
      <div>
        <Button variant="danger" onClick={() => setAsking(true)}>
          {m.companies_delete_account()}
        </Button>
      </div>
      <FormDialog
        open={isAsking}
        size="md"
        title={m.companies_delete_account_title()}
        form={form}
        confirm={m.companies_delete_account()}
        cancel={m.companies_keep_account()}
        destructive
        onClose={close}
      >
        <p>{isLastOwner ? m.companies_last_owner_help() : m.companies_delete_account_text()}</p>
        <OwnPasswordField {...form.field('password')} label={m.companies_your_password()} />
      </FormDialog>
    </Card>
  );
}

function CloseCompanyCard({ own }: { own: OwnCompany }) {
  const refresh = useRefreshCompany();
  const [isAsking, setAsking] = useState(false);
  const form = useForm({
    values: { password: '' },
    send: (values) => api.companies.close(values),
    onDone: refresh,
    keeps: true,
  });
  const close = () => {
    setAsking(false);
    form.reset();
  };
  return (
    <Card as="section" pad="md" className="account-form" aria-labelledby="close-company">
      <div>
        <h2 id="close-company">{m.companies_close()}</h2>
        <p className="field-help">{m.companies_close_lead()}</p>
      </div>
      <div>
        <Button variant="danger" onClick={() => setAsking(true)}>
          {m.companies_close()}
        </Button>
      </div>
      <FormDialog
        open={isAsking}
        size="md"
        title={m.companies_close_title({ company: companyLabel(own.company) })}
        form={form}
        confirm={m.companies_close()}
        cancel={m.companies_keep_company()}
        destructive
        onClose={close}
      >
        <p>{m.companies_close_text()}</p>
        <OwnPasswordField {...form.field('password')} label={m.companies_your_password()} />
      </FormDialog>
    </Card>
  );
}
