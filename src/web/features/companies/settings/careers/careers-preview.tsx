import { colourPattern } from '#domain/companies/careers/brand-colours.ts';
import { writtenIn } from '#domain/companies/careers/texts.ts';
import { type Locale, textDirection } from '#domain/locale.ts';
import { companyNameIn } from '#domain/shown-names.ts';
import { m } from '#texts/messages.js';
import * as others from '#texts/other-languages.js';
import { Card } from '#web/design/data/card.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import {
  CareersColours,
  CareersHead,
  CareersSections,
} from '#web/features/companies/careers/careers-parts.tsx';
import { useCompany } from '#web/features/companies/use-company.ts';
import { type CareersValues, shownSections, writtenValues } from './careers-values.ts';

/** The page as visitors will see it, made by its own parts from what stands in the form. */
export function CareersPreview({ values, locale }: { values: CareersValues; locale: Locale }) {
  const own = useCompany();
  if (!own) return null;
  const { company } = own;
  const colour = values.colour.trim().toLowerCase();
  const logo = company.logo && `/${company.logo.replace(/^\//, '')}`;
  return (
    <div className="stack">
      <Notice tone="info">{m.careers_preview_note()}</Notice>
      <Card className="careers-preview">
        <div lang={locale} dir={textDirection(locale)}>
          <CareersColours colour={colourPattern.test(colour) ? colour : null}>
            <CareersHead
              company={{ name: companyNameIn(locale, company), logo }}
              headline={writtenIn(locale, writtenValues(values).headline)}
            />
            <div className="careers-width careers-body">
              <CareersSections
                sections={shownSections(locale, values)}
                headings={{
                  about: () => others.careers_kind_about({}, { locale }),
                  work: () => others.careers_kind_work({}, { locale }),
                  benefits: () => others.careers_kind_benefits({}, { locale }),
                  hiring: () => others.careers_kind_hiring({}, { locale }),
                }}
              />
              <p className="muted" lang={undefined}>
                {m.careers_preview_openings()}
              </p>
            </div>
          </CareersColours>
        </div>
      </Card>
    </div>
  );
}
