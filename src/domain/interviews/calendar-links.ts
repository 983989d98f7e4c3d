/** What a calendar on the web is told of an interview. */
export interface CalendarFacts {
  title: string;
  starts_at: string;
  ends_at: string;
  place: string;
  text: string;
}

/** The page of Google's calendar on which the interview is filled in already. */
export function googleCalendarLink({ title, starts_at, ends_at, place, text }: CalendarFacts): string {
  const dates = [starts_at, ends_at].map((at) => new Date(at).toISOString().replaceAll(/[-:]|\.\d{3}/g, ''));
  const entry = { action: 'TEMPLATE', text: title, dates: dates.join('/'), location: place, details: text };
  return `https://calendar.google.com/calendar/render?${new URLSearchParams(entry)}`;
}

/** The same of Outlook on the web. */
export function outlookCalendarLink({ title, starts_at, ends_at, place, text }: CalendarFacts): string {
  const [startdt, enddt] = [starts_at, ends_at].map((at) => new Date(at).toISOString()) as [string, string];
  const entry = { path: '/calendar/action/compose', rru: 'addevent', subject: title, startdt, enddt };
  const parameters = new URLSearchParams({ ...entry, location: place, body: text });
  return `https://outlook.live.com/calendar/0/deeplink/compose?${parameters}`;
}
