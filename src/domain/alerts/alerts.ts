/** How often a person hears of new openings that a kept search finds. */
export const alertFrequencies = ['at_once', 'daily', 'weekly'] as const;
export type AlertFrequency = (typeof alertFrequencies)[number];

/** `waiting` until the address of a visitor was confirmed. */
export const alertStates = ['waiting', 'active', 'paused'] as const;
export type AlertState = (typeof alertStates)[number];

/** A search that was kept, or the wishes of a profile. */
export const alertOrigins = ['search', 'wishes'] as const;

/** Days before its last one on which a kept opening is brought to mind. */
export const savedReminderDays = 2;
/** Days after registering on which a weak profile is brought to mind. */
export const profileReminderDays = [3, 14] as const;
/** A profile below this strength is weak. */
export const weakProfile = 60;

/** How many alerts one person keeps. */
export const alertsMaximum = 20;
/** Days within which a visitor confirms the address; what is not confirmed by then goes. */
export const confirmationDays = 7;
/** So many openings stand in one email; the rest is a number and a link. */
export const openingsInLetter = 12;
