import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ListedJobTitle } from '#contract/job-titles.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { TextInput } from '#web/design/form/text-input.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { optionNamed, type SearchOption } from '#web/forms/search-options.ts';
import { useForm } from '#web/forms/use-form.ts';
import type { FormErrors } from '#web/refusal.ts';

const offeredTitles = query.jobPool.titles.queryOptions({ input: {} });

/** Makes a title a synonym of another one, found by typing its name in the language of the screen. */
export function MergeDialog({ title, onClose }: { title: ListedJobTitle; onClose: () => void }) {
  const cache = useQueryClient();
  const { locale } = useSurroundings();
  const { value, names } = title;
  const { data: offered } = useQuery(offeredTitles);
  const othersOf = (titles: { value: string; name: string }[]) =>
    optionsOf(titles).filter((other) => other.value !== value);
  const form = useForm({
    values: { into: '' },
    check: ({ into }): FormErrors => (into.trim() ? {} : { into: m.validation_option() }),
    // Who was faster than the list waits for it: what is typed is a name in the language of the screen.
    send: async ({ into }) => {
      const others = othersOf((await cache.ensureQueryData(offeredTitles)).data);
      return api.jobTitles.merge({ value, into: optionNamed(others, into)?.value ?? into.trim() });
    },
    onDone: async () => {
      await Promise.all(
        [query.jobTitles, query.jobPool.titles].map((changed) =>
          cache.invalidateQueries({ queryKey: changed.key() }),
        ),
      );
      onClose();
    },
  });
  return (
    <FormDialog
      title={m.admin_title_merge_named({ name: names[locale] })}
      form={form}
      confirm={m.admin_title_merge()}
      cancel={m.admin_cancel()}
      onClose={onClose}
    >
      <TextInput
        {...form.field('into')}
        label={m.admin_title_into()}
        description={m.admin_title_into_help()}
        list="merge-titles"
        autoComplete="off"
      />
      <datalist id="merge-titles">
        {othersOf(offered?.data ?? []).map(({ key, label }) => (
          <option key={key} value={label} />
        ))}
      </datalist>
    </FormDialog>
  );
}

/** Where two titles have one name, what is stored tells them apart. */
function optionsOf(titles: { value: string; name: string }[]): SearchOption[] {
  const byName = Map.groupBy(titles, ({ name }) => name);
  return titles.map(({ name, value }) => ({
    key: value,
    value,
    label: (byName.get(name)?.length ?? 0) > 1 ? `${name} (${value})` : name,
    words: [],
  }));
}
