import type { ImportState } from '#domain/imports/imports.ts';
import { m } from '#texts/messages.js';

const steps = [
  m.imports_step_file,
  m.imports_step_columns,
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
export function ImportSteps({ state, isChanging }: { state: ImportState; isChanging?: boolean | undefined }) {
  const at = isChanging && state === 'checked' ? 1 : places[state];
  return (
    <ol className="import-steps" aria-label={m.imports_steps()}>
      {steps.map((text, place) => (
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
