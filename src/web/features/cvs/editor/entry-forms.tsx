import type {
  CvEducationEntry,
  CvExperienceEntry,
  CvGroup,
  CvItem,
  CvLanguageEntry,
  CvLink,
} from '#domain/cvs/document.ts';
import { cvLimits } from '#domain/cvs/document.ts';
import type { CvItemKind } from '#domain/cvs/looks.ts';
import { courseNames } from '#domain/reference/course-names.ts';
import { proficiencies } from '#domain/reference/proficiency.ts';
import { codePointLength } from '#domain/text/characters.ts';
import { m } from '#texts/messages.js';
import { Select, TextArea, TextInput } from '#web/design/form/text-input.tsx';
import { labelOf } from '#web/features/candidates/labels.ts';
import { CountryField, LanguageField } from '#web/forms/country-field.tsx';
import { type Bound, fieldId, PeriodFields, textOf, WordsField } from './bound-fields.tsx';

/** Ten years on: a certificate may be valid until then. */
const yearsAhead = 10;

export function ExperienceForm(bound: Bound<CvExperienceEntry>) {
  return (
    <>
      <TextInput {...textOf(bound, 'position')} label={m.candidates_designation()} />
      <div className="cv-two">
        <TextInput {...textOf(bound, 'company')} label={m.candidates_company_name()} />
        <TextInput {...textOf(bound, 'place')} label={m.candidates_company_location()} />
      </div>
      <PeriodFields bound={bound} present={m.candidates_currently_working()} />
      <Points bound={bound} label={m.cvs_points()} />
    </>
  );
}

export function EducationForm(bound: Bound<CvEducationEntry>) {
  const { part, put } = bound;
  return (
    <>
      <TextInput {...textOf(bound, 'institution')} label={m.candidates_institution()} />
      <Select
        id={fieldId(bound.id, 'course')}
        label={m.candidates_course()}
        value={part.course}
        onChange={(event) => put({ course: event.target.value })}
      >
        <option value="">{m.candidates_choose()}</option>
        {courseNames.map((name) => (
          <option key={name} value={name}>
            {labelOf('course', name)}
          </option>
        ))}
      </Select>
      <div className="cv-two">
        <TextInput {...textOf(bound, 'degree')} label={m.cvs_degree()} optional />
        <TextInput {...textOf(bound, 'area')} label={m.cvs_area()} optional />
      </div>
      <div className="cv-two">
        <CountryField
          id={fieldId(bound.id, 'place')}
          label={m.cvs_study_country()}
          value={part.place}
          onChange={({ target }) => put({ place: target.value })}
        />
        <TextInput {...textOf(bound, 'score')} label={m.cvs_score()} optional />
      </div>
      <PeriodFields bound={bound} present={m.cvs_studying()} latest={new Date().getFullYear() + yearsAhead} />
      <Points bound={bound} label={m.cvs_points_optional()} />
    </>
  );
}

export function GroupForm({ bound, isInterest }: { bound: Bound<CvGroup>; isInterest: boolean }) {
  return (
    <>
      <TextInput
        {...textOf(bound, 'name')}
        label={m.cvs_group_name()}
        description={isInterest ? undefined : m.cvs_group_help()}
        optional
      />
      <WordsField
        id={fieldId(bound.id, 'words')}
        label={isInterest ? m.cvs_section_interests() : m.cvs_section_skills()}
        description={m.cvs_words_help()}
        words={bound.part.words}
        most={cvLimits.words}
        onWords={(words) => bound.put({ words })}
      />
    </>
  );
}

export function LanguageForm({ id, part, put }: Bound<CvLanguageEntry>) {
  return (
    <div className="cv-two">
      <LanguageField
        id={fieldId(id, 'name')}
        label={m.cvs_language()}
        value={part.name}
        onChange={({ target }) => put({ name: target.value })}
      />
      <Select
        id={fieldId(id, 'level')}
        label={m.cvs_level()}
        value={part.level}
        onChange={(event) => put({ level: event.target.value })}
      >
        <option value="">{m.candidates_choose()}</option>
        {/* What another program wrote stays until another level is chosen. */}
        {[...new Set([...proficiencies, part.level].filter(Boolean))].map((level) => (
          <option key={level} value={level}>
            {labelOf('proficiency', level)}
          </option>
        ))}
      </Select>
    </div>
  );
}

export function LinkForm(bound: Bound<CvLink>) {
  return (
    <>
      <TextInput {...textOf(bound, 'network')} label={m.cvs_network()} description={m.cvs_network_help()} />
      <TextInput
        {...textOf(bound, 'url', 2048)}
        label={m.cvs_address()}
        inputMode="url"
        placeholder="https://"
      />
    </>
  );
}

const itemLabels: Record<CvItemKind | 'own', () => readonly [string, string]> = {
  certificates: () => [m.cvs_certificate(), m.cvs_issuer()],
  projects: () => [m.cvs_project(), m.cvs_project_for()],
  awards: () => [m.cvs_award(), m.cvs_awarder()],
  publications: () => [m.cvs_publication(), m.cvs_publisher()],
  volunteering: () => [m.candidates_designation(), m.cvs_organisation()],
  references: () => [m.cvs_name(), m.cvs_reference_of()],
  own: () => [m.cvs_item_name(), m.cvs_organisation()],
};

export function ItemForm({ bound, kind }: { bound: Bound<CvItem>; kind: CvItemKind | 'own' }) {
  const [name, organisation] = itemLabels[kind]();
  const goesOn = kind === 'projects' || kind === 'volunteering' || kind === 'own';
  return (
    <>
      <TextInput {...textOf(bound, 'name')} label={name} />
      <TextInput {...textOf(bound, 'organisation')} label={organisation} optional />
      {kind !== 'references' && (
        <PeriodFields
          bound={bound}
          {...(goesOn && { present: m.cvs_goes_on() })}
          latest={new Date().getFullYear() + yearsAhead}
        />
      )}
      <TextInput {...textOf(bound, 'url', 2048)} label={m.cvs_address()} inputMode="url" optional />
      <Points bound={bound} label={m.cvs_points_optional()} />
    </>
  );
}

/** A text of which each line is a point. */
function Points({ bound, label }: { bound: Bound<{ description: string }>; label: string }) {
  const { description } = bound.part;
  return (
    <TextArea
      {...textOf(bound, 'description', cvLimits.description)}
      label={label}
      rows={6}
      count={{ used: codePointLength(description), most: cvLimits.description }}
    />
  );
}
