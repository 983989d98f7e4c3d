import { useState } from 'react';
import { ownReasonsMaximum } from '#domain/companies/rejection-reasons.ts';
import { m } from '#texts/messages.js';
import { TextArea } from '#web/design/form/text-input.tsx';

/** Reasons for a rejection beside those that everybody has, one a line. */
export function OwnReasons({
  reasons,
  error,
  onChange,
}: {
  reasons: readonly string[];
  error: string | undefined;
  onChange: (reasons: string[]) => void;
}) {
  const [text, setText] = useState(reasons.join('\n'));
  const isTyped = linesOf(text).join('\n') === reasons.join('\n');
  return (
    <TextArea
      name="rejection_reasons"
      label={m.companies_own_reasons()}
      description={m.companies_own_reasons_help({ number: ownReasonsMaximum })}
      optional
      rows={3}
      // Blank lines and spaces that are being typed are kept in sight, and not sent.
      value={isTyped ? text : reasons.join('\n')}
      error={error}
      onChange={(event) => {
        setText(event.target.value);
        onChange(linesOf(event.target.value));
      }}
    />
  );
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}
