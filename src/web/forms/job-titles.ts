import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { m } from '#texts/messages.js';
import { query } from '#web/api.ts';
import type { TagOption } from '#web/design/form/tag-picker.tsx';
import { numberText } from '#web/number-text.ts';

const hour = 3_600_000;

/** The job titles to choose from; loaded in the browser once the page stands. */
export function useJobTitles(): TagOption[] {
  const titles = useListedTitles();
  return useMemo(
    () => (titles.data?.data ?? []).map(({ name, value }) => ({ label: name, value })),
    [titles.data],
  );
}

/** What jobs are called where they stand as titles: in Arabic for men and women. */
export function useTitlesOf(jobs: readonly string[]): string[] {
  const listed = useListedTitles().data?.data ?? [];
  return jobs.map((job) => {
    const known = listed.find(({ value }) => value === job);
    return known?.title ?? known?.name ?? job;
  });
}

function useListedTitles() {
  return useQuery(
    query.jobPool.titles.queryOptions({
      input: { new: true },
      staleTime: hour,
      enabled: typeof document !== 'undefined',
    }),
  );
}

interface Place {
  country: string;
  city?: string | undefined;
}

/**
 * Titles and companies that the typed words may mean, with what a search for each finds in the place. The search knows a
 * title by every name, so a tag stays in the language it was chosen in.
 */
export function useSuggestions(text: string, { country, city }: Place): TagOption[] {
  const suggested = useSuggested({ text, country, city });
  return suggested.map(({ name, openings, kind }) => {
    const count = m.job_openings_count({ count: openings, number: numberText(openings) });
    return {
      value: name,
      label: name,
      hint: kind === 'company' ? m.job_openings_suggested_company({ count }) : count,
    };
  });
}

/** Job titles that the typed words may mean, to be kept as what openings store of them. */
export function useSuggestedTitles(text: string, { isOn }: { isOn: boolean }): TagOption[] {
  return useSuggested({ text, titles: true }, isOn && text.trim() !== '').map(({ name, value }) => ({
    label: name,
    value,
  }));
}

/** Those of the words before stay until the next have come. */
function useSuggested(
  input: { text: string; country?: string; city?: string | undefined; titles?: boolean },
  isOn = true,
) {
  const text = usePaused(input.text);
  const found = useQuery(
    query.jobPool.suggestions.queryOptions({
      input: { ...input, text },
      staleTime: 60_000,
      placeholderData: keepPreviousData,
      enabled: isOn && typeof document !== 'undefined',
    }),
  );
  return isOn ? (found.data?.data ?? []) : [];
}

/** What was typed, once it has rested for a moment. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), 120);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

/** The titles of a search as tags. */
export function tagsOf(titles: readonly string[] | undefined): TagOption[] {
  return (titles ?? []).map((title) => ({ label: title, value: title }));
}
