import type { PublicProfile } from '#contract/candidate-responses.ts';
import { api } from '#web/api.ts';

const audiences = ['visitor', 'company', 'owner'] as const;
type Audience = (typeof audiences)[number];

/** Whose eyes the owner looks through; anything else is left out. */
export function profileAudience(text: string | undefined): Audience | undefined {
  return audiences.find((audience) => audience === text);
}

/** The profile, or undefined where there is none to see. */
export async function loadProfile(id: string, as: Audience | undefined): Promise<PublicProfile | undefined> {
  try {
    const { data } = await api.candidates.profile({ id, as });
    const { data: profile } = data;
    return profile;
  } catch (error) {
    if ((error as { status?: number }).status === 404) return undefined;
    // The page of a loader's failure shows its message, so the server's own words stay out of it.
    throw new Error('The profile could not be read');
  }
}
