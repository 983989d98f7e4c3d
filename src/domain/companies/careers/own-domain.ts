import { z } from 'zod';
import { isDomain } from '#domain/companies/domains.ts';
import { dayMs } from '#domain/time.ts';

/** A domain whose records are gone is served for so many days more; its owners are told at once. */
export const lostDomainDays = 7;

const hourMs = 3_600_000;

/** A domain is looked at every hour from when it was set until it is connected, as records may take hours to be seen; connected, or after these days, once a day. */
export const domainPauses = { daily: 20 * hourMs, hourly: 50 * 60_000 };
export const hourlyLookDays = 14;
/** The minute of each hour at which a task looks. */
export const domainLookMinute = 37;

/** When a task looks at a domain the next time. */
export function nextLookAt(
  { checkedAt, connectedAt, setAt }: { checkedAt: Date | null; connectedAt: Date | null; setAt: Date },
  now: Date,
): Date {
  const isNew = now.getTime() - setAt.getTime() < hourlyLookDays * dayMs;
  const pause = connectedAt || !isNew ? domainPauses.daily : domainPauses.hourly;
  const from = Math.max(now.getTime(), checkedAt ? checkedAt.getTime() + pause : 0);
  const minute = domainLookMinute * 60_000;
  return new Date(Math.ceil((from - minute) / hourMs) * hourMs + minute);
}

/** Under these, with the code of a country behind them, anybody is given a name: `com.qa`. */
const registryWords = new Set(['ac', 'co', 'com', 'edu', 'gov', 'mil', 'net', 'org', 'sch']);

/**
 * The domain of a company's careers page: a name without port or path, in the letters of the name servers (`قطر.example` becomes
 * `xn--…`), that is not under which names are given to anybody. `https://` before it is left out.
 */
export const careersDomain = z
  .string({ error: 'validation_domain' })
  .max(300, { error: 'validation_domain' })
  .overwrite(hostOf)
  .refine(isDomain, { error: 'validation_domain', abort: true })
  .refine((domain) => !isRegistry(domain), { error: 'validation_careers_domain_registry' });

/** Where a careers page stands that has a domain of its own; spoken like the installation. */
export function ownDomainAddress(publicUrl: string, domain: string): string {
  return `${new URL(publicUrl).protocol}//${domain}`;
}

/** Whether a domain is the one of the installation, or stands below it. */
export function isOfInstallation(publicUrl: string, domain: string): boolean {
  const { hostname } = new URL(publicUrl);
  return domain === hostname || domain.endsWith(`.${hostname}`);
}

export const careersDomainStates = ['unchecked', 'waiting', 'connected', 'lost'] as const;
export type CareersDomainState = (typeof careersDomainStates)[number];

/** `elsewhere`: it leads to other machines; `unsaid`: the name servers have not answered. */
export const domainLeads = ['here', 'elsewhere', 'nowhere', 'unsaid'] as const;
export type DomainLead = (typeof domainLeads)[number];

/** `other`: a record stands there that says something else. */
export const domainRecords = ['there', 'other', 'missing', 'unsaid'] as const;
export type DomainRecord = (typeof domainRecords)[number];

/** What stands of a domain: its records are gone, they were there, they were looked for, or nobody has looked yet. */
export function stateOfDomain(row: {
  checkedAt: Date | null;
  connectedAt: Date | null;
  missingSince: Date | null;
}): CareersDomainState {
  if (row.missingSince) return 'lost';
  if (row.connectedAt) return 'connected';
  return row.checkedAt ? 'waiting' : 'unchecked';
}

/** Whether another company has a domain: one whose records are both there is connected otherwise. */
export function isTaken(row: {
  record: DomainRecord | null;
  lead: DomainLead | null;
  connectedAt: Date | null;
}): boolean {
  return row.record === 'there' && row.lead === 'here' && !row.connectedAt;
}

/** The name in a text as name servers know it; empty where it holds anything else. */
function hostOf(text: string): string {
  const name = text
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/\/$/, '');
  if (/[\s\p{Cc}/?#@:%\\[\]]/u.test(name)) return '';
  return URL.parse(`http://${name}`)?.hostname.replace(/\.$/, '') ?? '';
}

function isRegistry(domain: string): boolean {
  const [word = '', country = '', ...more] = domain.split('.');
  return more.length === 0 && country.length === 2 && registryWords.has(word);
}
