import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { CompanyOpening } from '#contract/job-openings.ts';
import { jobOpening } from '#domain/job-openings/saved-opening.ts';
import { api } from '#web/api.ts';
import { type FormOf, useForm } from '#web/forms/use-form.ts';
import { useKeptForm } from '#web/forms/use-kept-form.ts';
import { checkForm } from '#web/validation.ts';
import { fieldsOfEditor } from './opening-fields.ts';
import { fieldId } from './opening-sections.ts';
import { emptyOpening, type OpeningValues, openingPayload, openingValues } from './opening-values.ts';

export type OpeningFormState = ReturnType<typeof withIds>;

/** The editor's form; what is typed is kept in this browser until it is saved. */
export function useOpeningForm(opening: CompanyOpening | undefined) {
  const version = opening?.version;
  const [stored] = useState(() => (opening ? openingValues(opening) : emptyOpening));
  const publishes = useRef(false);
  const navigate = useNavigate();
  const form = useForm({
    values: stored,
    check: (values) => fieldsOfEditor(checkForm(jobOpening, openingPayload(values))),
    send: async (values) => {
      const input = { ...jobOpening.parse(openingPayload(values)), publish: publishes.current, version };
      const { data } = opening
        ? await api.jobOpenings.update({ ...input, id: opening.id })
        : await api.jobOpenings.create(input);
      kept.end();
      return data.id;
    },
    onDone: (id) =>
      navigate({
        to: '/job_opening/$id',
        params: { id },
        search: publishes.current ? { published: true } : {},
      }),
    fieldsOf: fieldsOfEditor,
    keeps: true,
    guards: true,
  });
  const kept = useKeptForm(form, `opening:${opening?.id ?? 'new'}`, version);
  return {
    form: withIds(form),
    kept,
    save(publish: boolean) {
      publishes.current = publish;
      return form.submit();
    },
  };
}

/** Each control is found by its field's name. */
function withIds(form: FormOf<OpeningValues, string>) {
  type Name = Parameters<typeof form.field>[0];
  return {
    ...form,
    field: <Named extends Name>(name: Named) => ({ ...form.field(name), id: fieldId(name) }),
  };
}
