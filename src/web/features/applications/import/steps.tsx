import type { ImportDetails } from '#contract/imports.ts';
import type { ImportState } from '#domain/imports/imports.ts';
import { m } from '#texts/messages.js';
import { type ImportWords, wordsOf } from './import-texts.ts';

const stepsIn = ({ stepColumns }: ImportWords) => [
  m.imports_step_file,
  stepColumns,
  m.imports_step_check,
  m.imports_step_run,
  m.imports_step_result,
];

const places: Record<ImportState, number> = {
  reading: 0,
  columns: 1,
  checking: 2,
  checked: 2,
  running: 3,
  done: 4,
  cancelled: 4,
  undoing: 4,
  undone: 4,
};

/** Where the import is on its way. */
export function ImportSteps({
  shown,
  isChanging,
}: {
  shown: ImportDetails;
  isChanging?: boolean | undefined;
}) {
  const { state } = shown;
  const at = isChanging && state === 'checked' ? 1 : places[state];
  return (
    <ol className="import-steps" aria-label={m.imports_steps()}>
      {stepsIn(wordsOf(shown)).map((text, place) => (
        <li key={text()} data-done={place < at || undefined} aria-current={place === at ? 'step' : undefined}>
          <span className="num" aria-hidden="true">
            {place + 1}
          </span>
          {text()}
        </li>
      ))}
    </ol>
  );
}
