import { missingIn } from '#domain/companies/careers/page.ts';
import { type Locale, localeOrDefault } from '#domain/locale.ts';
import { localeList } from '#domain/locale-list.ts';
import { m } from '#texts/messages.js';
import { Segments } from '#web/design/form/segments.tsx';
import { type CareersValues, writtenValues } from './careers-values.ts';

/** The language whose texts are written now, and what each of them lacks that another one has. */
export function LanguageChoice({
  locale,
  values,
  onChange,
}: {
  locale: Locale;
  values: CareersValues;
  onChange(locale: Locale): void;
}) {
  const written = writtenValues(values);
  const missing = missingIn(locale, written);
  return (
    <div className="careers-languages">
      <Segments
        legend={m.careers_language()}
        name="language"
        value={locale}
        options={localeList.map(({ code, name }) => {
          const count = missingIn(code, written).length;
          return {
            value: code,
            label: (
              <span>
                <span lang={code}>{name}</span>
                {count > 0 && (
                  <>
                    {' '}
                    <small className="careers-count num">
                      <span aria-hidden="true">{count}</span>
                      <span className="sr">{m.careers_missing({ count })}</span>
                    </small>
                  </>
                )}
              </span>
            ),
          };
        })}
        onChange={(chosen) => onChange(localeOrDefault(chosen))}
      />
      {missing.length > 0 ? (
        <details>
          <summary className="company-fold">{m.careers_missing({ count: missing.length })}</summary>
          <ul className="careers-missing">
            {missing.map(({ part, section = 0 }) => (
              <li key={`${part}.${section}`}>{partTexts[part](section + 1)}</li>
            ))}
          </ul>
          <p className="field-help">{m.careers_language_help()}</p>
        </details>
      ) : (
        <p className="field-help">{m.careers_complete()}</p>
      )}
    </div>
  );
}

const partTexts = {
  headline: () => m.careers_missing_headline(),
  title: (number: number) => m.careers_missing_title({ number }),
  text: (number: number) => m.careers_missing_text({ number }),
  alt: (number: number) => m.careers_missing_alt({ number }),
};
