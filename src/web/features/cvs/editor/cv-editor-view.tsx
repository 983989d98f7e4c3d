import { useEffect, useEffectEvent, useState } from 'react';
import type { StoredCv } from '#contract/cvs.ts';
import type { CvCheck } from '#domain/cvs/check.ts';
import type { CvDocument } from '#domain/cvs/document.ts';
import { isWrittenFromRight, languageFromRight } from '#domain/cvs/script.ts';
import { m } from '#texts/messages.js';
import { Button } from '#web/design/button.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { DownloadIcon } from '#web/design/icons/icons.tsx';
import { BriefcaseIcon, HistoryIcon } from '#web/design/icons/subject-icons.tsx';
import { pressedKey } from '#web/design/pressed-key.ts';
import { printPdf } from '#web/features/cvs/preview/bytes.ts';
import { CvPreview } from '#web/features/cvs/preview/cv-preview.tsx';
import { useWidth } from '#web/features/cvs/preview/cv-sheets.tsx';
import { useDrawnPages } from '#web/features/cvs/preview/use-drawn-pages.ts';
import { useMadeCv } from '#web/features/cvs/preview/use-made-cv.ts';
import { headingId, sectionTitle, sectionTitleId } from '#web/features/cvs/section-words.ts';
import { takePdf, useRefreshCvs } from '#web/features/cvs/use-cvs.ts';
import { useCall } from '#web/forms/use-call.ts';
import { CheckBar } from './check-bar.tsx';
import { type Place, placeOf } from './check-words.ts';
import { firstEntryOf, newEntryId, withOwnSection } from './document-edits.ts';
import { editedText } from './edited-texts.ts';
import { EditorHead } from './editor-head.tsx';
import { EditorMenu } from './editor-menu.tsx';
import { LookBar } from './look-bar.tsx';
import { ProfileNews } from './profile-news.tsx';
import { SectionEditor } from './section-editor.tsx';
import { SectionList } from './section-list.tsx';
import { TailorDrawer } from './tailor-drawer.tsx';
import { useCheck } from './use-check.ts';
import { useCvEditor } from './use-cv-editor.ts';
import { VersionsDrawer } from './versions-dialog.tsx';
import { ViewSwitch } from './view-switch.tsx';

interface CvEditorViewProps {
  stored: StoredCv;
  opening: string | undefined;
  /** The CV was replaced on the server: it is read again. */
  onReplaced(): void;
}

const nothing: ReadonlySet<string> = new Set();

/** Sections, form and page side by side; on a phone, form and page behind a switch. */
export function CvEditorView({ stored, opening, onReplaced }: CvEditorViewProps) {
  const [name, setName] = useState(stored.name);
  const [place, setPlace] = useState<Place>({ section: headingId });
  const [view, setView] = useState<'edit' | 'preview'>('edit');
  const [drawer, setDrawer] = useState<'versions' | 'tailor' | undefined>(opening ? 'tailor' : undefined);
  const refresh = useRefreshCvs();
  const editor = useCvEditor(stored);
  const { document, change, saving } = editor;
  const pdf = useMadeCv(document);
  const download = useCall();
  const section =
    place.section === headingId || document.sections.some(({ id }) => id === place.section)
      ? place.section
      : headingId;
  const open = (id: string) => setPlace({ section: id, entry: firstEntryOf(document, id) });
  const take = () =>
    download.run(async () => takePdf((await pdf.latest()).bytes, { person: document.basics.name, name }));
  const print = () => download.run(async () => printPdf((await pdf.latest()).bytes));
  usePrintKey(print);
  const { element, width } = useWidth();
  const { isBroken, ...drawn } = useDrawnPages(pdf.made?.bytes, width);
  const { pages } = drawn;
  const checked = useCheck(pdf.made, drawn);
  const weak = checked?.weak ?? nothing;
  const marks = { edited: editedText(document, section, place.entry), weak: checked?.texts ?? [] };
  useFocusOnField(place);
  const jump = (path: string) => {
    const found = placeOf(document, path);
    if (!found) return;
    setView('edit');
    setPlace({ ...found, field: found.field ?? sectionTitleId });
  };
  return (
    <div className="cv-editor" data-view={view}>
      <EditorHead
        id={stored.id}
        name={name}
        editor={editor}
        onRenamed={(next) => {
          setName(next);
          void refresh();
        }}
      >
        <Button
          size="sm"
          variant="quiet"
          className="cv-wide-act"
          icon={<HistoryIcon size="sm" />}
          onClick={() => setDrawer('versions')}
        >
          {m.cvs_versions()}
        </Button>
        <Button
          size="sm"
          className="cv-wide-act"
          icon={<BriefcaseIcon size="sm" />}
          onClick={() => setDrawer('tailor')}
        >
          {m.cvs_tailor()}
        </Button>
        <Button
          size="sm"
          variant="primary"
          className="cv-wide-act"
          icon={<DownloadIcon size="sm" />}
          loading={download.isRunning}
          onClick={() => void take()}
        >
          {m.cvs_download()}
        </Button>
        <EditorMenu
          id={stored.id}
          name={name}
          document={document}
          saving={saving}
          onVersions={() => setDrawer('versions')}
          onTailor={() => setDrawer('tailor')}
          onPrint={() => void print()}
        />
      </EditorHead>
      {saving.state === 'conflict' && (
        <Notice
          tone="no"
          role="alert"
          title={m.cvs_conflict()}
          actions={
            <Button size="sm" onClick={onReplaced}>
              {m.cvs_conflict_load()}
            </Button>
          }
        >
          {m.cvs_conflict_text()}
        </Notice>
      )}
      {saving.state === 'refused' && (
        <Notice tone="no" role="alert" title={m.cvs_save_failed()}>
          {saving.reason}
        </Notice>
      )}
      {download.sentence && <Notice tone="no">{download.sentence}</Notice>}
      <div className="cv-work">
        <SectionList
          document={document}
          current={section}
          weak={weak}
          onOpen={open}
          onOrder={(sections) => change((now) => ({ ...now, sections }))}
          onAdd={() => {
            const id = newEntryId();
            change((now) => withOwnSection(now, id, m.cvs_section_own()));
            setPlace({ section: id });
          }}
        />
        <div className="cv-fields">
          <ProfileNews
            document={document}
            heldVersion={saving.heldVersion}
            onTake={(whole) => change(() => whole)}
            onHold={saving.hold}
          />
          <SectionEditor
            key={section}
            id={section}
            editor={{ ...editor, weak }}
            entry={place.entry}
            onEntry={(entry) => setPlace({ section, entry })}
            onSection={open}
          />
        </div>
        <div className="cv-paper">
          <LookBar look={document} onLook={(look) => change((now) => ({ ...now, ...look }))} />
          <CvPreview
            pdf={pdf}
            pages={pages}
            isBroken={isBroken}
            element={element}
            marks={marks}
            crowded={crowdedOf(document, checked?.check, jump)}
          />
          {checked && (
            <CheckBar
              check={checked.check}
              onJump={jump}
              isFromRight={document.language === languageFromRight}
              setFromRight={
                document.language !== languageFromRight && isWrittenFromRight(document)
                  ? () => change((now) => ({ ...now, language: languageFromRight }))
                  : undefined
              }
            />
          )}
        </div>
      </div>
      <ViewSwitch view={view} onView={setView} isBusy={download.isRunning} onDownload={() => void take()} />
      {drawer === 'tailor' && (
        <TailorDrawer
          document={document}
          opening={opening}
          onTake={(taken) => change(() => taken)}
          onClose={() => setDrawer(undefined)}
        />
      )}
      {drawer === 'versions' && (
        <VersionsDrawer
          id={stored.id}
          save={saving.save}
          onClose={() => setDrawer(undefined)}
          onRestored={onReplaced}
        />
      )}
    </div>
  );
}

/** The section with the most to lose, where the template for one page needs more. */
function crowdedOf(document: CvDocument, check: CvCheck | undefined, jump: (path: string) => void) {
  const found = check?.weaknesses.find(({ code }) => code === 'no_one_page');
  const section = document.sections.find(({ id }) => id === found?.path);
  return section && { section: sectionTitle(section), shorten: () => jump(section.id) };
}

/** Ctrl P prints the PDF, and not the screen. */
function usePrintKey(print: () => unknown): void {
  const printNow = useEffectEvent(print);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || pressedKey(event).toLowerCase() !== 'p') return;
      event.preventDefault();
      void printNow();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

/** Where the check leads, the field takes the focus once it is there. */
function useFocusOnField(place: Place): void {
  useEffect(() => {
    if (!place.field) return;
    const field =
      window.document.getElementById(place.field) ?? window.document.getElementById(sectionTitleId);
    field?.focus();
    field?.scrollIntoView({ block: 'center' });
  }, [place]);
}
