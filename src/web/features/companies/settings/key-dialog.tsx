import { useQueryClient } from '@tanstack/react-query';
import { apiKeyOrder, type KeyScope, keyLives, keyParts } from '#domain/companies/api-keys.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { Checkbox, ChoiceGroup } from '#web/design/form/choice.tsx';
import { Select, TextArea, TextInput } from '#web/design/form/text-input.tsx';
import { OwnPasswordField } from '#web/features/identity/own-password-field.tsx';
import { bySchema } from '#web/forms/by-schema.ts';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useForm } from '#web/forms/use-form.ts';
import { lifeLabels, partHelp, partLabels } from './key-labels.ts';

type Made = Awaited<ReturnType<typeof api.apiKeys.make>>;

interface Values {
  name: string;
  scopes: KeyScope[];
  life: (typeof keyLives)[number];
  /** One a line. */
  networks: string;
  password: string;
}

const empty: Values = { name: '', scopes: [], life: '365', networks: '', password: '' };

/** Makes a key: its name, what it may do, for how long and from where, after the own password. */
export function KeyDialog({ onClose, onMade }: { onClose(): void; onMade(made: Made): void }) {
  const queries = useQueryClient();
  const check = bySchema(apiKeyOrder);
  const form = useForm({
    values: empty,
    check: (values) => check(orderOf(values)),
    send: (values) => api.apiKeys.make(orderOf(values)),
    onDone: async (answer) => {
      await queries.invalidateQueries({ queryKey: query.apiKeys.key() });
      onMade(answer);
    },
    keeps: true,
  });
  const { scopes } = form.values;
  const tick = (scope: KeyScope, isOn: boolean) =>
    form.set('scopes', isOn ? [...scopes, scope] : scopes.filter((one) => one !== scope));
  return (
    <FormDialog
      size="md"
      title={m.companies_key_make()}
      form={form}
      confirm={m.companies_key_make()}
      cancel={m.companies_cancel()}
      onClose={onClose}
    >
      <TextInput
        {...form.field('name')}
        label={m.companies_key_name()}
        description={m.companies_key_name_help()}
        maxLength={60}
        dir="auto"
        autoComplete="off"
      />
      <ChoiceGroup legend={m.companies_key_scopes()} error={form.errors.scopes}>
        {keyParts.map((part) => (
          <div key={part} className="company-key-part">
            <span>
              <b>{partLabels[part]()}</b>
              <span className="field-help">{partHelp[part]()}</span>
            </span>
            {(['read', 'write'] as const).map((act) => (
              <Checkbox
                key={act}
                name="scopes"
                value={`${part}:${act}`}
                label={
                  <>
                    {act === 'read' ? m.companies_key_read() : m.companies_key_write()}
                    <span className="sr"> {partLabels[part]()}</span>
                  </>
                }
                checked={scopes.includes(`${part}:${act}`)}
                onChange={(event) => tick(`${part}:${act}`, event.target.checked)}
              />
            ))}
          </div>
        ))}
      </ChoiceGroup>
      <Select {...form.field('life')} label={m.companies_key_life()}>
        {keyLives.map((life) => (
          <option key={life} value={life}>
            {lifeLabels[life]()}
          </option>
        ))}
      </Select>
      <TextArea
        {...form.field('networks')}
        label={m.companies_key_networks()}
        description={m.companies_key_networks_help()}
        rows={2}
        dir="ltr"
      />
      <OwnPasswordField {...form.field('password')} label={m.companies_your_password()} />
    </FormDialog>
  );
}

function orderOf({ networks, ...values }: Values) {
  return { ...values, networks: networks.split(/[\s,]+/).filter(Boolean) };
}
