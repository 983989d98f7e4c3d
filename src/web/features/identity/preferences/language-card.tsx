import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type Digits, defaultDigits, digitKinds } from '#domain/digits.ts';
import { digitsIn, type Locale, localeOrDefault, otherDigitsOf } from '#domain/locale.ts';
import { localeList } from '#domain/locale-list.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { Card } from '#web/design/data/card.tsx';
import { Skeleton } from '#web/design/data/skeleton.tsx';
import { Select } from '#web/design/form/text-input.tsx';
import { Answered } from '#web/features/shell/answered.tsx';
import { digitSamples } from '#web/features/shell/digits-choice.ts';
import { chooseDigits, chooseLanguage, keepDigits } from '#web/features/shell/language.ts';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { Form } from '#web/forms/form.tsx';
import { useForm } from '#web/forms/use-form.ts';
import './preferences.css';

const languageQuery = query.identity.language.queryOptions();

/** The language of emails and documents, with the digits of emails, which the site takes over where it is saved. */
export function LanguageCard() {
  const language = useQuery(languageQuery);
  return (
    <Card as="section" pad="md" className="preferences" id="language" aria-labelledby="language-title">
      <div>
        <h2 id="language-title">{m.identity_language()}</h2>
        <p className="field-help">{m.identity_language_lead()}</p>
      </div>
      <Answered query={language} skeleton={<Skeleton height="96px" />}>
        {({ data }) => <LanguageForm stored={data} />}
      </Answered>
    </Card>
  );
}

function LanguageForm({ stored }: { stored: { locale: Locale; digits: Digits } }) {
  const queries = useQueryClient();
  const { locale, digits } = useSurroundings();
  const form = useForm({
    values: stored,
    send: (values) => api.identity.setLanguage(values),
    onDone: async (_answer, sent) => {
      await queries.invalidateQueries({ queryKey: languageQuery.queryKey });
      keepDigits(sent.digits);
      if (sent.locale !== locale) chooseLanguage(sent.locale);
      else if (digitsIn(locale, sent.digits) !== digits) chooseDigits(sent.digits);
    },
  });
  return (
    <Form form={form} className="language-form">
      <Select
        {...form.field('locale')}
        label={m.identity_language()}
        hideLabel
        onChange={(event) => form.set('locale', localeOrDefault(event.target.value))}
      >
        {localeList.map(({ code, name }) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </Select>
      {otherDigitsOf(form.values.locale) && (
        <Select
          {...form.field('digits')}
          label={m.identity_digits()}
          onChange={(event) => form.set('digits', digitsIn(form.values.locale, event.target.value))}
        >
          {digitKinds.map((kind) => (
            <option key={kind} value={kind}>
              {kind === defaultDigits
                ? m.identity_digits_usual({ digits: digitSamples[kind] })
                : m.identity_digits_other({ digits: digitSamples[kind] })}
            </option>
          ))}
        </Select>
      )}
      <Button type="submit" loading={form.isRunning} disabled={!form.isDirty || form.wait > 0}>
        {m.identity_language_save()}
      </Button>
    </Form>
  );
}
