/**
 * What a notification names. It names no candidate: who hides later, is reviewed blind or is erased stands in no
 * company's list (specification of privacy in `security.md`, G3 and P8).
 */
export interface NotificationFacts {
  /** Of an opening. */
  title?: string | undefined;
  company?: string | undefined;
  /** Of a colleague, of a saved search, of whoever writes. */
  name?: string | undefined;
  /** What became of its subject: where there are several ways to say it, the one that is right. */
  status?: string | undefined;
  deed?: string | undefined;
}

/** A page of `/notifications`; so many of the newest stand in the bell. */
export const notificationsShown = 20;
export const notificationsInBell = 8;
/** Unread ones are counted up to here. */
export const unreadMaximum = 99;
