import type { ReactNode } from 'react';
import type { PublicCareersPage } from '#contract/careers-page.ts';
import type { CareersSectionKind } from '#domain/companies/careers/page.ts';
import type { WrittenText } from '#domain/companies/careers/texts.ts';
import { localeOrDefault, textDirection } from '#domain/locale.ts';
import { m } from '#texts/messages.js';
import { classNames } from '#web/design/class-names.ts';
import { CompanyLogo } from '#web/design/data/company-logo.tsx';
import { brandStyle } from './brand-style.ts';
import './careers.css';

type Section = PublicCareersPage['sections'][number];

/** The head of a heading that the product has in every language. */
export const careersHeadings: Readonly<Record<Exclude<CareersSectionKind, 'own'>, () => string>> = {
  about: m.careers_kind_about,
  work: m.careers_kind_work,
  benefits: m.careers_kind_benefits,
  hiring: m.careers_kind_hiring,
};

/** Everything inside has the company's colour, as far as it can be read. */
export function CareersColours({ colour, children }: { colour: string | null; children: ReactNode }) {
  return (
    <div className={classNames('careers', colour !== null && 'careers-coloured')} style={brandStyle(colour)}>
      {children}
    </div>
  );
}

/** Name, logo and headline on the company's colour. */
export function CareersHead({
  company,
  headline,
  children,
}: {
  company: Pick<PublicCareersPage['company'], 'name' | 'logo'>;
  headline: WrittenText | null;
  children?: ReactNode;
}) {
  return (
    <div className="careers-head">
      <div className="careers-width careers-title">
        <CompanyLogo name={company.name} src={company.logo} size="lg" eager />
        <div className="careers-name">
          <h1>
            <bdi>{company.name}</bdi>
          </h1>
          {headline && (
            <p className="careers-headline" {...written(headline)}>
              {headline.text}
            </p>
          )}
        </div>
        {children}
      </div>
    </div>
  );
}

/** What the company says of itself, part by part. */
export function CareersSections({
  sections,
  headings = careersHeadings,
}: {
  sections: readonly Section[];
  /** Of another language than the page's, where it is shown beforehand. */
  headings?: typeof careersHeadings;
}) {
  return sections.map(({ kind, title, text, picture }, at) => {
    const heading = title ?? (kind === 'own' ? null : { text: headings[kind](), language: undefined });
    return (
      <section
        // biome-ignore lint/suspicious/noArrayIndexKey: the sections of a page stand where they stand
        key={at}
        className={classNames('careers-section', picture && text && 'careers-section-pictured')}
      >
        <div className="careers-words">
          {heading && <h2 {...written(heading)}>{heading.text}</h2>}
          {text && (
            <p className="careers-text" lang={text.language} dir={directionIn(text.language)}>
              {text.text}
            </p>
          )}
        </div>
        {picture && (
          <img
            className="careers-picture"
            src={picture.src}
            width={picture.width}
            height={picture.height}
            alt={picture.alt?.text ?? ''}
            lang={picture.alt?.language}
            loading="lazy"
            decoding="async"
          />
        )}
      </section>
    );
  });
}

/** The language of a text and its direction: it may be another one than the page's. */
function written({ language }: { language: string | undefined }) {
  return language ? { lang: language, dir: directionIn(language) } : {};
}

function directionIn(language: string) {
  return textDirection(localeOrDefault(language));
}
