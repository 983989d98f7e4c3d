import { useState } from 'react';
import type { OwnCareersPage } from '#contract/careers-page.ts';
import { careersLimits, careersPageInput } from '#domain/companies/careers/page.ts';
import { localeOrDefault, locales, textDirection } from '#domain/locale.ts';
import { m } from '#texts/messages.js';
import { getLocale } from '#texts/runtime.js';
import { api } from '#web/api.ts';
import { Checkbox } from '#web/design/form/choice.tsx';
import { Segments } from '#web/design/form/segments.tsx';
import { TextInput } from '#web/design/form/text-input.tsx';
import { SaveForm } from '#web/features/companies/save-form.tsx';
import { bySchema } from '#web/forms/by-schema.ts';
import { KeptNotice } from '#web/forms/kept-notice.tsx';
import { useForm } from '#web/forms/use-form.ts';
import { useKeptForm } from '#web/forms/use-kept-form.ts';
import { CareersPreview } from './careers-preview.tsx';
import { careersInput, careersValues } from './careers-values.ts';
import { ColourField } from './colour-field.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { SectionList } from './section-list.tsx';
import { useAnsweredPage } from './use-answered-page.ts';

const check = bySchema(careersPageInput);

/** Colour, texts in each language and sections; the preview stands in place of the form, which keeps what was typed. */
export function CareersForm({ page }: { page: OwnCareersPage }) {
  const show = useAnsweredPage();
  const [view, setView] = useState<'edit' | 'preview'>('edit');
  const [locale, setLocale] = useState(() => localeOrDefault(getLocale()));
  const [isSending, setSending] = useState(false);
  const form = useForm({
    values: careersValues(page),
    check: (values) => check(careersInput(values, page.version)),
    version: page.version,
    send: (values, _, version) => api.careersPage.save(careersInput(values, version)),
    onDone: ({ data }) => show(data),
    guards: true,
    unexpected: m.companies_update_failed,
    // A text that was refused has to be in sight.
    onRefused: (refused) => {
      const wrong = locales.find((one) => Object.keys(refused).some((name) => name.endsWith(`.${one}`)));
      if (wrong) setLocale(wrong);
      setView('edit');
    },
  });
  const kept = useKeptForm(form, 'careers-page', form.version);
  const { values } = form;
  const headline = values.headline[locale] ?? '';
  return (
    <>
      <div className="careers-edit-bar">
        <Segments
          legend={m.careers_view()}
          name="view"
          value={view}
          options={[
            { value: 'edit', label: m.careers_view_edit() },
            { value: 'preview', label: m.careers_view_preview() },
          ]}
          onChange={(chosen) => setView(chosen === 'preview' ? 'preview' : 'edit')}
        />
        <LanguageChoice locale={locale} values={values} onChange={setLocale} />
      </div>
      {view === 'preview' && <CareersPreview values={values} locale={locale} />}
      <div hidden={view === 'preview'}>
        <SaveForm id="careers" title={m.careers_form()} form={form} isBlocked={isSending}>
          <KeptNotice kept={kept} />
          <Checkbox
            {...form.tick('is_shown')}
            card
            label={m.careers_is_shown()}
            description={m.careers_is_shown_help()}
          />
          <ColourField {...form.field('colour')} onPick={(colour) => form.set('colour', colour)} />
          <TextInput
            {...form.field(`headline.${locale}`)}
            value={headline}
            label={m.careers_headline()}
            description={m.careers_headline_help()}
            optional
            lang={locale}
            dir={textDirection(locale)}
            maxLength={careersLimits.headline + 50}
          />
          <SectionList form={form} locale={locale} onBusy={setSending} />
        </SaveForm>
      </div>
    </>
  );
}
