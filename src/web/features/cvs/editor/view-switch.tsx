import { m } from '#texts/messages.js';
import { Button } from '#web/design/button.tsx';
import { DownloadIcon } from '#web/design/icons/icons.tsx';

type View = 'edit' | 'preview';

/** On a phone: the form or the page, and the PDF at the thumb. */
export function ViewSwitch({
  view,
  isBusy,
  onView,
  onDownload,
}: {
  view: View;
  isBusy: boolean;
  onView(view: View): void;
  onDownload(): void;
}) {
  const choices = [
    { key: 'edit', label: m.cvs_edit() },
    { key: 'preview', label: m.cvs_preview() },
  ] as const;
  return (
    <div className="cv-phone-bar">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame and a legend of a form. */}
      <div role="group" aria-label={m.cvs_view()} className="cv-switch">
        {choices.map(({ key, label }) => (
          <button key={key} type="button" aria-pressed={view === key} onClick={() => onView(key)}>
            {label}
          </button>
        ))}
      </div>
      <Button
        variant="primary"
        icon={<DownloadIcon size="sm" />}
        loading={isBusy}
        aria-label={m.cvs_download()}
        onClick={onDownload}
      >
        PDF
      </Button>
    </div>
  );
}
