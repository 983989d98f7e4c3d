import { careersLimits, careersSectionKinds } from '#domain/companies/careers/page.ts';
import { type Locale, textDirection } from '#domain/locale.ts';
import { m } from '#texts/messages.js';
import { Select, TextArea, TextInput } from '#web/design/form/text-input.tsx';
import { careersHeadings } from '#web/features/companies/careers/careers-parts.tsx';
import { FileField } from '#web/forms/file-field.tsx';
import { careersPicture } from '#web/forms/file-kinds.ts';
import type { SectionValues } from './careers-values.ts';
import type { CareersFormState } from './section-list.tsx';

/** One section: what it is about, its words in the chosen language, and a picture with the words for it. */
export function SectionFields({
  form,
  section,
  at,
  locale,
  onBusy,
}: {
  form: CareersFormState;
  section: SectionValues;
  at: number;
  locale: Locale;
  onBusy(isBusy: boolean): void;
}) {
  const { kind, title, text, picture, alt } = section;
  const own = { lang: locale, dir: textDirection(locale) };
  const written = text[locale] ?? '';
  return (
    <>
      <div className="company-pair">
        <Select {...form.field(`sections.${at}.kind`)} label={m.careers_section_kind()}>
          {careersSectionKinds.map((one) => (
            <option key={one} value={one}>
              {one === 'own' ? m.careers_kind_own() : careersHeadings[one]()}
            </option>
          ))}
        </Select>
        <TextInput
          {...form.field(`sections.${at}.title.${locale}`)}
          {...own}
          value={title[locale] ?? ''}
          label={m.careers_section_title()}
          description={
            kind === 'own' ? undefined : m.careers_section_title_help({ heading: careersHeadings[kind]() })
          }
          optional
          maxLength={careersLimits.title + 50}
        />
      </div>
      <TextArea
        {...form.field(`sections.${at}.text.${locale}`)}
        {...own}
        value={written}
        label={m.careers_section_text()}
        optional
        rows={5}
        count={{ used: [...written].length, most: careersLimits.text }}
      />
      <FileField
        kind={careersPicture}
        label={m.careers_picture()}
        optional
        {...(form.errors[`sections.${at}.picture`] && { error: form.errors[`sections.${at}.picture`] })}
        current={picture ? {} : undefined}
        preview={
          picture ? (
            <img className="careers-thumb" src={`/${picture.replace(/^\//, '')}`} alt="" />
          ) : undefined
        }
        onStored={({ path }) => form.set(`sections.${at}.picture`, path)}
        onRemove={() => form.set(`sections.${at}.picture`, '')}
        onBusy={onBusy}
      />
      {picture && (
        <TextInput
          {...form.field(`sections.${at}.alt.${locale}`)}
          {...own}
          value={alt[locale] ?? ''}
          label={m.careers_alt()}
          description={m.careers_alt_help()}
          maxLength={careersLimits.alt + 50}
        />
      )}
    </>
  );
}
