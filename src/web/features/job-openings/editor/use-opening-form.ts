import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { CompanyOpening } from '#contract/job-openings.ts';
import { jobOpening } from '#domain/job-openings/saved-opening.ts';
import { api } from '#web/api.ts';
import { useDraft } from '#web/forms/use-draft.ts';
import { type FormOf, useForm } from '#web/forms/use-form.ts';
import { checkForm } from '#web/validation.ts';
import { dropDraft, readDraft, writeDraft } from './opening-draft.ts';
import { fieldsOfEditor } from './opening-fields.ts';
import { fieldId } from './opening-sections.ts';
import { emptyOpening, type OpeningValues, openingPayload, openingValues } from './opening-values.ts';

export type OpeningFormState = ReturnType<typeof withIds>;

/** The editor's form; what is typed is kept in this browser until it is saved. */
export function useOpeningForm(opening: CompanyOpening | undefined, accountId: string) {
  // Another account in the same browser never finds it.
  const id = `${accountId}:${opening?.id ?? 'new'}`;
  const version = opening?.version;
  const [stored] = useState(() => (opening ? openingValues(opening) : emptyOpening));
  const [found, setFound] = useState(() => readDraft(id));
  const publishes = useRef(false);
  const navigate = useNavigate();
  const [keptAt, setKeptAt] = useState<Date>();
  const form = useForm({
    values: stored,
    check: (values) => fieldsOfEditor(checkForm(jobOpening, openingPayload(values))),
    send: async (values) => {
      const input = { ...jobOpening.parse(openingPayload(values)), publish: publishes.current, version };
      const { data } = opening
        ? await api.jobOpenings.update({ ...input, id: opening.id })
        : await api.jobOpenings.create(input);
      draft.end();
      dropDraft(id);
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
  const draft = useDraft(
    form.values,
    (values) => {
      if (form.isDirty) writeDraft(id, values, version);
      else dropDraft(id);
      setKeptAt(form.isDirty ? new Date() : undefined);
    },
    { pause: 0 },
  );
  return {
    form: withIds(form),
    found,
    /** When what was typed was last kept in this browser. */
    keptAt,
    restore() {
      if (found) form.change(found.values);
      setFound(undefined);
    },
    drop() {
      dropDraft(id);
      setFound(undefined);
    },
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
