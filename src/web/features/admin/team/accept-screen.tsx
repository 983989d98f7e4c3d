import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { adminAcceptance } from '#domain/identity/team.ts';
import { localizedPath } from '#domain/locale.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { Card } from '#web/design/data/card.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { Skeleton } from '#web/design/data/skeleton.tsx';
import { ChoiceGroup, Radio } from '#web/design/form/choice.tsx';
import { TextInput } from '#web/design/form/text-input.tsx';
import { FullNameField, NewPasswordFields } from '#web/features/companies/person-fields.tsx';
import { goneText } from '#web/features/identity/gone-text.ts';
import { AppKey } from '#web/features/identity/second-step/app-key.tsx';
import { RecoveryCodesDialog } from '#web/features/identity/second-step/recovery-codes-dialog.tsx';
import { PageLink } from '#web/features/shell/page-link.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { bySchema } from '#web/forms/by-schema.ts';
import { Form } from '#web/forms/form.tsx';
import { useForm } from '#web/forms/use-form.ts';
import './team.css';

/** Accepting an invitation: with a long password, or a shorter one and an authenticator app. */
export function AcceptScreen({ token }: { token: string }) {
  const { localePrefix } = useSurroundings();
  const { data, error } = useQuery(query.adminTeam.invitation.queryOptions({ input: { token } }));
  const [withApp, setWithApp] = useState(false);
  const [codes, setCodes] = useState<string[]>();
  const enter = () => window.location.assign(localizedPath('/admin-dashboard', localePrefix));
  const form = useForm({
    values: { name: '', password: '', passwordCheck: '', code: '' },
    check: ({ code, ...values }) => bySchema(adminAcceptance)({ token, ...values, ...(withApp && { code }) }),
    send: ({ code, ...values }) => api.adminTeam.accept({ token, ...values, ...(withApp && { code }) }),
    onDone: ({ recovery_codes }) => (recovery_codes ? setCodes(recovery_codes) : enter()),
    keeps: true,
  });
  if (error)
    return (
      <Card pad="lg" className="admin-invitation">
        <h1>{m.admin_team_gone()}</h1>
        <Notice tone="no" role="alert" actions={<PageLink to="/login">{m.identity_sign_in()}</PageLink>}>
          {goneText(error)}
        </Notice>
      </Card>
    );
  if (!data) return <Skeleton height={280} width="100%" />;
  const { inviter, email, secret, uri } = data.data;
  const { field } = form;
  return (
    <Card pad="lg" className="admin-invitation">
      <h1>{m.admin_team_accept_title({ product: m.product_name() })}</h1>
      <p>{m.admin_team_accept_text({ inviter, email })}</p>
      <Form form={form} className="admin-team-form">
        <FullNameField {...field('name')} />
        <ChoiceGroup legend={m.admin_team_way()} cards>
          <Radio
            card
            name="way"
            label={m.admin_team_way_password()}
            description={m.admin_team_way_password_help()}
            checked={!withApp}
            onChange={() => setWithApp(false)}
          />
          <Radio
            card
            name="way"
            label={m.admin_team_way_app()}
            description={m.admin_team_way_app_help()}
            checked={withApp}
            onChange={() => setWithApp(true)}
          />
        </ChoiceGroup>
        <NewPasswordFields field={field} />
        {withApp && (
          <>
            <AppKey secret={secret} uri={uri} />
            <TextInput
              {...field('code')}
              label={m.second_step_code()}
              autoComplete="one-time-code"
              inputMode="numeric"
            />
          </>
        )}
        <div>
          <Button type="submit" variant="primary" size="lg" loading={form.isRunning} disabled={form.wait > 0}>
            {m.admin_team_accept()}
          </Button>
        </div>
      </Form>
      {codes && <RecoveryCodesDialog codes={codes} onClose={enter} />}
    </Card>
  );
}
