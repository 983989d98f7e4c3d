import { type ReactNode, useState } from 'react';
import type { CvDocument } from '#domain/cvs/document.ts';
import { type CvPaper, cvAccents, cvLanguages, cvTemplates, papersOf } from '#domain/cvs/looks.ts';
import { m } from '#texts/messages.js';
import { CheckIcon } from '#web/design/icons/icons.tsx';
import { useDetails } from '#web/features/candidates/use-details.ts';
import { languageName, paperNames, templateNames } from '#web/features/cvs/look-words.ts';
import { TemplateMark } from './template-mark.tsx';
import './look-bar.css';

const accentNames: Record<(typeof cvAccents)[number], () => string> = {
  '#8a1538': m.cvs_accent_maroon,
  '#0a524e': m.cvs_accent_sea,
  '#1d4f91': m.cvs_accent_blue,
  '#5b3a8c': m.cvs_accent_purple,
  '#7a4a12': m.cvs_accent_brown,
  '#2f5d34': m.cvs_accent_green,
  '#25201d': m.cvs_accent_black,
};

type Look = Pick<CvDocument, 'template' | 'accent' | 'paper' | 'language'>;

/** How the CV looks: template, accent, paper, and the language that its headings and dates are in. */
export function LookBar({ look, onLook }: { look: Look; onLook(change: Partial<Look>): void }) {
  const [hasSwitched, setSwitched] = useState(false);
  const papers = usePapers();
  return (
    <div className="cv-look">
      <Choices label={m.cvs_template()} className="cv-templates">
        {cvTemplates.map((template) => (
          <button
            key={template}
            type="button"
            className="cv-template"
            aria-pressed={look.template === template}
            onClick={() => onLook({ template })}
          >
            <TemplateMark template={template} />
            {templateNames[template]()}
          </button>
        ))}
      </Choices>
      <div className="cv-look-rest">
        <Choices label={m.cvs_accent()} className="cv-accents">
          {cvAccents.map((accent) => (
            <button
              key={accent}
              type="button"
              className="cv-accent"
              style={{ color: accent }}
              title={accentNames[accent]()}
              aria-label={accentNames[accent]()}
              aria-pressed={look.accent === accent}
              onClick={() => onLook({ accent })}
            >
              {look.accent === accent && <CheckIcon size="sm" />}
            </button>
          ))}
        </Choices>
        <Choices label={m.cvs_paper()} className="cv-switch">
          {papers.map((paper) => (
            <button
              key={paper}
              type="button"
              aria-pressed={look.paper === paper}
              onClick={() => onLook({ paper })}
            >
              {paperNames[paper]()}
            </button>
          ))}
        </Choices>
        <Choices label={m.cvs_cv_language()} className="cv-switch">
          {cvLanguages.map((language) => (
            <button
              key={language}
              type="button"
              lang={language}
              title={languageName(language)}
              aria-pressed={look.language === language}
              onClick={() => {
                setSwitched(true);
                onLook({ language });
              }}
            >
              {language.toUpperCase()}
            </button>
          ))}
        </Choices>
      </div>
      <p className="field-help" role="status">
        {hasSwitched && m.cvs_language_headings()}
      </p>
    </div>
  );
}

/** The paper of the place first: of the country that the profile names, else of the device's language. */
function usePapers(): readonly CvPaper[] {
  const country = useDetails().data?.data.residence_country;
  return papersOf(country || navigator.language.split('-')[1]);
}

function Choices({ label, className, children }: { label: string; className: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame and a legend of a form.
    <div role="group" aria-label={label} className={className}>
      {children}
    </div>
  );
}
