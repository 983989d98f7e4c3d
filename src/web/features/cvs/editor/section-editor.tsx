import { cvLimits } from '#domain/cvs/document.ts';
import { type CvItemKind, cvItemKinds } from '#domain/cvs/looks.ts';
import {
  educationDifference,
  experienceDifference,
  listDifference,
  textDifference,
} from '#domain/cvs/to-profile.ts';
import { m } from '#texts/messages.js';
import { Button } from '#web/design/button.tsx';
import { EyeIcon, EyeOffIcon } from '#web/design/icons/icons.tsx';
import { headingId, sectionTitle, sectionTitleId } from '#web/features/cvs/section-words.ts';
import { BasicsForm, SummaryForm } from './basics-form.tsx';
import { CodeAndPhoto } from './code-and-photo.tsx';
import { type EntryListName, withOwnEntries } from './document-edits.ts';
import {
  EducationForm,
  ExperienceForm,
  GroupForm,
  ItemForm,
  LanguageForm,
  LinkForm,
} from './entry-forms.tsx';
import { EntryList } from './entry-list.tsx';
import { entryNote, entryTitle, useEntryWords } from './entry-words.ts';
import { OwnHeading } from './own-heading.tsx';
import { PersonalForm } from './personal-form.tsx';
import { DifferenceNote } from './profile-difference.tsx';
import type { CvEditor } from './use-cv-editor.ts';
import './section-editor.css';

interface SectionEditorProps {
  id: string;
  editor: CvEditor;
  entry: string | undefined;
  onEntry(id: string | undefined): void;
  onSection(id: string): void;
}

/** What stands in one section: its heading, whether it is shown, and its fields or entries. */
export function SectionEditor(props: SectionEditorProps) {
  const { id, editor } = props;
  const { document, change } = editor;
  const section = document.sections.find((other) => other.id === id);
  return (
    <section className="cv-section-editor" aria-labelledby={sectionTitleId}>
      <header className="cv-section-head">
        <h2 id={sectionTitleId} tabIndex={-1}>
          {section ? sectionTitle(section) : m.cvs_section_heading()}
        </h2>
        {section && (
          <Button
            size="sm"
            variant="quiet"
            icon={section.is_shown ? <EyeOffIcon size="sm" /> : <EyeIcon size="sm" />}
            onClick={() =>
              change((now) => ({
                ...now,
                sections: now.sections.map((other) =>
                  other.id === id ? { ...other, is_shown: !other.is_shown } : other,
                ),
              }))
            }
          >
            {section.is_shown ? m.cvs_hide() : m.cvs_show()}
          </Button>
        )}
      </header>
      {section && !section.is_shown && <p className="field-help">{m.cvs_hidden_text()}</p>}
      {section ? <SectionBody {...props} /> : <HeadingBody editor={editor} />}
      <SectionDifference id={id} document={document} />
      {section && (
        <OwnHeading key={id} id={id} editor={editor} heading={section.heading} onSection={props.onSection} />
      )}
    </section>
  );
}

/** Title, summary, skills and languages against the profile; posts and studies say it one by one. */
function SectionDifference({ id, document }: { id: string; document: CvEditor['document'] }) {
  if (id === headingId)
    return <DifferenceNote differenceOf={(profile) => textDifference(document, profile, 'title')} />;
  if (id === 'summary')
    return <DifferenceNote differenceOf={(profile) => textDifference(document, profile, 'summary')} />;
  if (id === 'skills' || id === 'languages')
    return <DifferenceNote differenceOf={(profile) => listDifference(document, profile, id)} />;
  return null;
}

function HeadingBody({ editor: { document, change } }: { editor: CvEditor }) {
  return (
    <>
      <BasicsForm
        id={headingId}
        part={document.basics}
        put={(part) =>
          change((now) => ({ ...now, basics: { ...now.basics, ...part } }), `basics.${Object.keys(part)}`)
        }
      />
      <CodeAndPhoto document={document} onChange={(part) => change((now) => ({ ...now, ...part }))} />
    </>
  );
}

function SectionBody({ id, editor, entry, onEntry }: SectionEditorProps) {
  const { document, change, weak } = editor;
  const words = useEntryWords();
  if (id === 'summary')
    return (
      <SummaryForm
        summary={document.summary}
        onSummary={(summary) => change((now) => ({ ...now, summary }), 'summary')}
      />
    );
  if (id === 'personal')
    return (
      <PersonalForm
        personal={document.personal}
        shown={document.personal_shown}
        onShown={(personal_shown) => change((now) => ({ ...now, personal_shown }))}
      />
    );
  const shared = { empty: m.cvs_entries_none(), weak, open: entry, onOpen: onEntry };
  const listOf = <Name extends EntryListName>(name: Name) => ({
    ...shared,
    titleOf: (row: (typeof document)[Name][number]) => entryTitle(row, words),
    noteOf: (row: (typeof document)[Name][number]) => entryNote(row, words),
    onEntries: (rows: (typeof document)[Name][number][], field?: string) =>
      change((now) => ({ ...now, [name]: rows }), field),
  });
  switch (id) {
    case 'experience':
      return (
        <EntryList
          {...listOf('experience')}
          entries={document.experience}
          most={cvLimits.experience}
          addLabel={m.candidates_experience_add()}
          fresh={(id) => ({ id, ...freshPost })}
          form={(part, put) => <ExperienceForm id={part.id} part={part} put={put} />}
          foot={(part) => <DifferenceNote differenceOf={(profile) => experienceDifference(part, profile)} />}
        />
      );
    case 'education':
      return (
        <EntryList
          {...listOf('education')}
          entries={document.education}
          most={cvLimits.education}
          addLabel={m.candidates_education_add()}
          fresh={(id) => ({ id, ...freshStudies })}
          form={(part, put) => <EducationForm id={part.id} part={part} put={put} />}
          foot={(part) => <DifferenceNote differenceOf={(profile) => educationDifference(part, profile)} />}
        />
      );
    case 'skills':
    case 'interests':
      return (
        <EntryList
          {...listOf(id)}
          entries={document[id]}
          most={cvLimits.groups}
          addLabel={m.cvs_group_add()}
          fresh={(id) => ({ id, name: '', level: '', words: [] })}
          form={(part, put) => (
            <GroupForm bound={{ id: part.id, part, put }} isInterest={id === 'interests'} />
          )}
        />
      );
    case 'languages':
      return (
        <EntryList
          {...listOf('languages')}
          entries={document.languages}
          most={cvLimits.languages}
          addLabel={m.cvs_language_add()}
          fresh={(id) => ({ id, name: '', level: '' })}
          form={(part, put) => <LanguageForm id={part.id} part={part} put={put} />}
        />
      );
    case 'links':
      return (
        <EntryList
          {...listOf('links')}
          entries={document.links}
          most={cvLimits.links}
          addLabel={m.cvs_link_add()}
          fresh={(id) => ({ id, network: '', url: '', username: '' })}
          form={(part, put) => <LinkForm id={part.id} part={part} put={put} />}
        />
      );
    default: {
      const kind = cvItemKinds.find((other) => other === id);
      const own = document.custom.find((other) => other.id === id);
      if (!kind && !own) return null;
      return (
        <EntryList
          {...listOf(kind ?? 'certificates')}
          {...(own && {
            onEntries: (rows: typeof own.entries, field?: string) =>
              change((now) => withOwnEntries(now, id, rows), field),
          })}
          entries={kind ? document[kind] : (own?.entries ?? [])}
          most={cvLimits.items}
          addLabel={m.cvs_item_add()}
          fresh={(id) => ({ id, ...freshItem })}
          form={(part, put) => <ItemForm bound={{ id: part.id, part, put }} kind={itemKind(kind)} />}
        />
      );
    }
  }
}

function itemKind(kind: CvItemKind | undefined): CvItemKind | 'own' {
  return kind ?? 'own';
}

const freshPost = { position: '', company: '', place: '', from: '', to: '', url: '', description: '' };
const freshStudies = {
  ...{ institution: '', course: '', degree: '', area: '', place: '', score: '' },
  ...{ from: '', to: '', url: '', description: '' },
};
const freshItem = { name: '', organisation: '', from: '', to: '', url: '', description: '' };
