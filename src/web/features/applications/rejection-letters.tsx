import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { RejectionLetter } from '#contract/application-rejections.ts';
import type { ApplicationSelection } from '#domain/applications/selection.ts';
import { mailTemplateMaximum, placeholders } from '#domain/companies/messages.ts';
import type { Locale } from '#domain/locale.ts';
import { displayName } from '#domain/reference/display-names.ts';
import { m } from '#texts/messages.js';
import { query } from '#web/api.ts';
import { Notice } from '#web/design/data/notice.tsx';
import { Loading, SkeletonText } from '#web/design/data/skeleton.tsx';
import { TextArea } from '#web/design/form/text-input.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { placeholderNames } from '#web/placeholder-names.ts';
import { failureMessage } from '#web/refusal.ts';

/** What was typed in place of the usual words, by language. */
export type TypedWords = Partial<Record<Locale, string>>;

/** What is sent of them: nothing where the usual words stand. */
export function changedWords(words: TypedWords): TypedWords | undefined {
  return Object.keys(words).length > 0 ? words : undefined;
}

/** The emails that a rejection sends, one for each language of its candidates, to be changed for this once. */
export function RejectionLetters({
  selection,
  except,
  reason,
  words,
  errors,
  onChange,
}: {
  selection: ApplicationSelection;
  /** One of the selection that is not rejected. */
  except?: string;
  reason: string;
  words: TypedWords;
  errors: Readonly<Record<string, string | undefined>>;
  onChange: (words: TypedWords) => void;
}) {
  const { locale: shown } = useSurroundings();
  const letters = useQuery(
    query.applications.rejectionLetters.queryOptions({
      input: { selection, except, reason: reason || undefined },
      placeholderData: keepPreviousData,
      staleTime: 60_000,
    }),
  );
  if (letters.isError) return <Notice tone="wait">{failureMessage(letters.error)}</Notice>;
  if (!letters.data)
    return (
      <Loading>
        <SkeletonText lines={5} />
      </Loading>
    );
  const { data, is_switched_on, unconfirmed } = letters.data;
  if (!is_switched_on) return <p>{m.applications_reject_not_mailed()}</p>;
  return (
    <>
      {unconfirmed > 0 && <p>{m.applications_reject_unconfirmed({ count: unconfirmed })}</p>}
      {data.length > 0 && (
        <p>{except ? m.applications_reject_mailed_later() : m.applications_reject_mailed()}</p>
      )}
      {data.map((letter) => {
        const { locale } = letter;
        // Of an opening that hides its company: nothing in it may name the company, so it is ours as it stands.
        if (!letter.is_editable)
          return (
            <TextArea
              key={`${locale}-hidden`}
              label={labelOf(letter, shown)}
              description={m.applications_reject_email_hidden()}
              lang={locale}
              rows={4}
              readOnly
              value={letter.text}
            />
          );
        const text = words[locale] ?? letter.text;
        return (
          <TextArea
            key={locale}
            name={`words.${locale}`}
            label={labelOf(letter, shown)}
            description={helpOf(letter)}
            error={errors[`words.${locale}`]}
            lang={locale}
            dir="auto"
            rows={6}
            maxLength={mailTemplateMaximum}
            value={text}
            onChange={(event) => onChange({ ...words, [locale]: event.target.value })}
          />
        );
      })}
    </>
  );
}

function labelOf({ locale, count }: RejectionLetter, shown: Locale): string {
  const language = displayName('language', locale, shown) ?? locale;
  return m.applications_reject_email({ language, count });
}

function helpOf({ subject, text }: RejectionLetter): string {
  const named = placeholders.filter((name) => `${subject}${text}`.includes(`{${name}}`));
  const about = m.applications_reject_email_help({ subject });
  return named.length > 0
    ? `${about} ${m.applications_reject_email_names({ names: placeholderNames(named) })}`
    : about;
}
