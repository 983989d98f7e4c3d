import type { Role } from '#domain/identity/people.ts';

/** How news reaches a person. */
export const channels = ['email', 'in_app', 'whatsapp'] as const;
export type Channel = (typeof channels)[number];

/** Whose choices differ: an admin and a superadmin hear of the same. */
export type Audience = 'candidate' | 'company' | 'admin';

/**
 * `fixed` belongs to what was agreed and can't be declined; `on` and `off` are what counts until somebody chooses;
 * `elsewhere` is chosen on a card of its own.
 */
type Habit = 'fixed' | 'on' | 'off' | 'elsewhere';
type Habits = Partial<Record<Audience, Partial<Record<Channel, Habit>>>>;

/**
 * How it stands with WhatsApp for a person: `off` where the product sends none; `declined` without the consent of the
 * profile; `unreachable` after WhatsApp said so of the number.
 */
export const whatsappStates = ['off', 'declined', 'no_number', 'unreachable', 'on'] as const;
export type WhatsappState = (typeof whatsappStates)[number];

/** What news is about: the kinds of the preference screen, in its order. */
const topicHabits = {
  applications: {
    candidate: { email: 'fixed', in_app: 'on' },
    company: { email: 'elsewhere', in_app: 'on' },
  },
  interviews: {
    candidate: { email: 'fixed', in_app: 'on' },
    company: { email: 'fixed', in_app: 'on' },
  },
  requests: {
    candidate: { email: 'fixed', in_app: 'on' },
    company: { email: 'fixed', in_app: 'on' },
  },
  messages: {
    candidate: { email: 'on', in_app: 'on' },
    company: { email: 'on', in_app: 'on' },
  },
  mentions: { company: { email: 'elsewhere', in_app: 'on' } },
  pool_searches: { company: { email: 'on', in_app: 'on' } },
  openings: { company: { email: 'fixed', in_app: 'on' } },
  company: { company: { email: 'fixed', in_app: 'on' } },
  job_alerts: { candidate: { email: 'on', in_app: 'on', whatsapp: 'on' } },
  new_jobs: { candidate: { email: 'on', in_app: 'on', whatsapp: 'on' } },
  job_updates: { candidate: { email: 'on', in_app: 'on', whatsapp: 'on' } },
  incomplete_interview: { candidate: { email: 'on', in_app: 'on' } },
  incomplete_profile: { candidate: { email: 'on', in_app: 'on' } },
  offers: { candidate: { email: 'elsewhere' }, company: { email: 'off' } },
  companies: { admin: { email: 'fixed', in_app: 'on' } },
  reports: { admin: { in_app: 'on' } },
  contact: { admin: { email: 'fixed', in_app: 'on' } },
  tasks: { admin: { in_app: 'on' } },
} as const satisfies Record<string, Habits>;
export type Topic = keyof typeof topicHabits;

export const topics = Object.keys(topicHabits) as [Topic, ...Topic[]];

/** The habit of a topic on a channel; undefined where that role never hears of it so. */
export function habitOf(topic: Topic, audience: Audience, channel: Channel): Habit | undefined {
  const habits: Habits = topicHabits[topic];
  return habits[audience]?.[channel];
}

export function audienceOf(role: Role): Audience {
  return role === 'superadmin' ? 'admin' : role;
}
