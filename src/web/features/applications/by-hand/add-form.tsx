import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { noteMaximum } from '#domain/applications/applications.ts';
import { localeList } from '#domain/locale-list.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { Button, LinkButton } from '#web/design/button.tsx';
import { Card } from '#web/design/data/card.tsx';
import { ChoiceGroup, Radio } from '#web/design/form/choice.tsx';
import { Select, TextArea, TextInput } from '#web/design/form/text-input.tsx';
import { SendIcon } from '#web/design/icons/subject-icons.tsx';
import { showToast } from '#web/design/overlay/toast.ts';
import { type ChoosableOpening, openingOption } from '#web/features/job-openings/own/opening-option.ts';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { cvFile } from '#web/forms/cv-file.ts';
import { FileField } from '#web/forms/file-field.tsx';
import { Form } from '#web/forms/form.tsx';
import { KeptNotice } from '#web/forms/kept-notice.tsx';
import { PhoneFields } from '#web/forms/phone-fields.tsx';
import { type FormOf, useForm } from '#web/forms/use-form.ts';
import { useKeptForm } from '#web/forms/use-kept-form.ts';
import { type AddValues, checkAdded, newValues, payloadOf, sourceChoices } from './add-values.ts';
import './add.css';

/** Who it is, where they came from and to which opening; what is typed is kept until it is sent. */
export function AddForm({ openings, jobId }: { openings: readonly ChoosableOpening[]; jobId: string }) {
  const { locale } = useSurroundings();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [isUploading, setUploading] = useState(false);
  const [values] = useState(() => newValues(jobId, locale));
  const form = useForm({
    values,
    check: checkAdded,
    guards: true,
    keeps: true,
    send: (typed: AddValues) => api.applicationAdditions.add(payloadOf(typed)),
    onDone: async (_answer, { job_id }) => {
      kept.end();
      showToast({ type: 'success', text: m.additions_done() });
      await queries.invalidateQueries({ queryKey: query.applications.key() });
      await navigate({ to: '/job_application/list', search: { job_id } });
    },
  });
  const kept = useKeptForm(form, 'applicant');
  return (
    <Form form={form} className="add-form">
      <KeptNotice kept={kept} />
      <Card pad="lg" className="stack">
        <h2>{m.additions_application()}</h2>
        <Select {...form.field('job_id')} label={m.additions_opening()} required>
          <option value="">{m.applications_move_choose()}</option>
          {openings.map((opening) => (
            <option key={opening.id} value={opening.id}>
              {openingOption(opening)}
            </option>
          ))}
        </Select>
        <SourceField form={form} />
        <FileField
          kind={cvFile}
          label={m.additions_cv()}
          optional
          current={form.values.cv ?? undefined}
          error={form.errors.cv}
          onStored={({ path, name, size }) => form.set('cv', { path, name, size })}
          onRemove={() => form.set('cv', null)}
          onBusy={setUploading}
        />
        <TextArea
          {...form.field('note')}
          label={m.additions_note()}
          description={m.additions_note_help()}
          optional
          rows={3}
          count={{ used: form.values.note.length, most: noteMaximum }}
        />
      </Card>
      <Card pad="lg" className="stack">
        <h2>{m.additions_person()}</h2>
        <TextInput {...form.field('name')} label={m.additions_name()} autoComplete="off" required />
        <TextInput
          {...form.field('email')}
          type="email"
          label={m.additions_email()}
          description={m.additions_email_help()}
          autoComplete="off"
          required
        />
        <PhoneFields
          dialCode={{ ...form.field('dial_code'), label: m.additions_dial_code() }}
          phone={{ ...form.field('phone'), label: m.additions_phone(), optional: true }}
        />
        <Select {...form.field('locale')} label={m.additions_locale()}>
          {localeList.map(({ code, name }) => (
            <option key={code} value={code} lang={code}>
              {name}
            </option>
          ))}
        </Select>
      </Card>
      <div className="add-acts">
        <p className="field-help">{m.additions_names_company()}</p>
        <div className="row">
          <Button
            type="submit"
            variant="primary"
            size="lg"
            icon={<SendIcon />}
            loading={form.isRunning}
            disabled={form.wait > 0 || isUploading}
          >
            {m.additions_send()}
          </Button>
          <LinkButton to="/job_application/list" search={{ job_id: jobId || undefined }} size="lg">
            {m.applications_cancel()}
          </LinkButton>
        </div>
      </div>
    </Form>
  );
}

function SourceField({ form }: { form: FormOf<AddValues> }) {
  const { source } = form.values;
  return (
    <>
      <ChoiceGroup legend={m.additions_source()} error={form.errors.source}>
        {sourceChoices.map(([value, words]) => (
          <Radio
            key={value}
            name="source"
            value={value}
            label={words()}
            checked={source === value}
            onChange={() => form.set('source', value)}
          />
        ))}
      </ChoiceGroup>
      {source === 'by-hand-referral' && (
        <TextInput
          {...form.field('referred_by')}
          label={m.additions_referred_by()}
          description={m.additions_referred_by_help()}
          autoComplete="off"
          optional
        />
      )}
    </>
  );
}
