import type { CompanyDescriptions } from '#domain/companies/descriptions.ts';
import { companyDescriptionMaximum } from '#domain/companies/registration.ts';
import { localeList } from '#domain/locale-list.ts';
import { m } from '#texts/messages.js';
import { TextArea, type TextAreaProps } from '#web/design/form/text-input.tsx';
import { isolated } from '#web/isolation.ts';

interface Props {
  descriptions: CompanyDescriptions;
  field(name: `descriptions.${string}`): Omit<TextAreaProps, 'label'> & { error?: string | undefined };
}

/** What the company says of itself to readers of each language; it is in sight once something stands there. */
export function DescriptionsInLanguages({ descriptions, field }: Props) {
  const written = localeList.filter(({ code }) => descriptions[code]);
  const isWrong = localeList.some(({ code }) => field(`descriptions.${code}`).error);
  return (
    <details open={written.length > 0 || isWrong}>
      <summary className="company-fold">{m.companies_descriptions()}</summary>
      <div className="company-languages">
        <p className="muted small">{m.companies_descriptions_help()}</p>
        {localeList.map(({ code, name, direction }) => (
          <TextArea
            {...field(`descriptions.${code}`)}
            key={code}
            value={descriptions[code] ?? ''}
            label={isolated(name)}
            optional
            lang={code}
            dir={direction}
            rows={4}
            count={{ used: [...(descriptions[code] ?? '')].length, most: companyDescriptionMaximum }}
          />
        ))}
      </div>
    </details>
  );
}
