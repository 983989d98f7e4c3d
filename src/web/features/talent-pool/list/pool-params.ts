import { proficiencies } from '#domain/reference/proficiency.ts';
import { visaOptions } from '#domain/reference/visa-options.ts';
import { poolPageSize, poolPageSizes } from '#domain/talent-pool/search.ts';
import { many, one } from '#web/search-params.ts';

/** The filters of the pool as its address carries them; what stands for everything is left out. */
export interface PoolParams {
  search?: string | undefined;
  without?: string[] | undefined;
  industry?: string | undefined;
  employer?: string | undefined;
  position?: string | undefined;
  gender?: string | undefined;
  nationality?: string | undefined;
  country?: string | undefined;
  continent?: string[] | undefined;
  experience_min?: number | undefined;
  experience_max?: number | undefined;
  language?: string | undefined;
  level?: string | undefined;
  updated?: number | undefined;
  visa?: string[] | undefined;
  notice?: number | undefined;
  job_id?: string | undefined;
  sort?: 'ASC' | 'fit' | undefined;
  show?: number | undefined;
  /** Candidates to compare: at most four ids. */
  pick?: string[] | undefined;
}

const comparedMost = 4;

export function readPoolParams(search: Record<string, unknown>): PoolParams {
  const text = (name: string, most = 100) => one(search[name])?.slice(0, most);
  const several = (name: string) => some(many(search[name]).map((value) => value.slice(0, 100)));
  const job_id = text('job_id', 64);
  const sort = one(search.sort);
  return {
    search: text('search'),
    without: several('without'),
    industry: text('industry'),
    employer: text('employer'),
    position: text('position'),
    gender: text('gender'),
    nationality: text('nationality'),
    country: text('country'),
    continent: several('continent'),
    experience_min: whole(search.experience_min, 60),
    experience_max: whole(search.experience_max, 60),
    language: text('language'),
    level: proficiencies.find((level) => level === one(search.level)),
    updated: whole(search.updated, 3650),
    visa: some(visaOptions.filter((visa) => many(search.visa).includes(visa))),
    notice: whole(search.notice, 365),
    job_id,
    sort: sort === 'ASC' || (sort === 'fit' && job_id) ? sort : undefined,
    show: poolPageSizes.find((size) => size !== poolPageSize && size === whole(search.show, 100)),
    pick: some(many(search.pick).slice(0, comparedMost)),
  };
}

/** The same as the call takes them. */
export function poolInput({ pick: _pick, ...filters }: PoolParams) {
  return { ...filters, show: filters.show ?? poolPageSize };
}

/** How many filters narrow the list, the words aside. */
export function usedFilters(params: PoolParams): number {
  const {
    search: _text,
    without: _left,
    job_id: _job,
    sort: _sort,
    show: _show,
    pick: _pick,
    ...filters
  } = params;
  return Object.values(filters).filter((value) => value !== undefined).length;
}

/** The params without any filter; the words, the order and the tray stay. */
export function withoutFilters({ search, without, job_id, sort, show, pick }: PoolParams): PoolParams {
  return { search, without, job_id, sort, show, pick };
}

/** With the value where it was not, without it where it was. */
export function toggled(values: readonly string[] | undefined, value: string): string[] | undefined {
  const known = values ?? [];
  return some(known.includes(value) ? known.filter((other) => other !== value) : [...known, value]);
}

function some(values: string[]): string[] | undefined {
  return values.length > 0 ? values : undefined;
}

function whole(value: unknown, most: number): number | undefined {
  // An address has it as text, a link as a number.
  const text = typeof value === 'number' ? String(value) : one(value);
  if (!text || !/^\d{1,4}$/.test(text)) return undefined;
  return Number(text) <= most ? Number(text) : undefined;
}

/** What is chosen, and how it is changed. */
export interface PoolControls {
  params: PoolParams;
  onChange: (params: PoolParams) => void;
}
