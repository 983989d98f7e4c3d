import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { m } from '#texts/messages.js';
import { query } from '#web/api.ts';
import { labelOf } from '#web/features/companies/labels.ts';

const shown = 6;

/** What stands after the last "@" of a text that is still written: the beginning of a name. */
const unfinished = /(^|\s)@([\p{L}\p{M}.' -]{0,40})$/u;

/** The colleagues that a note may name, who see the opening: offered while "@" is typed, found again in the text by their names. */
export function useMentions(openingId: string, text: string, onText: (text: string) => void) {
  const [closedAt, setClosedAt] = useState<string>();
  const [active, setActive] = useState(0);
  const people = useQuery({
    ...query.openingTeam.people.queryOptions({ input: { id: openingId } }),
    enabled: text.includes('@'),
  });
  const colleagues = (people.data?.data ?? []).filter(({ is_you }) => !is_you);
  const begun = closedAt === text ? undefined : unfinished.exec(text)?.[2];
  const wanted = begun?.toLocaleLowerCase();
  const offered =
    wanted === undefined
      ? []
      : colleagues.filter(({ name }) => name.toLocaleLowerCase().startsWith(wanted)).slice(0, shown);

  function choose(name: string) {
    const next = text.replace(unfinished, (_, before: string) => `${before}@${name} `);
    onText(next);
    setClosedAt(next);
    setActive(0);
  }

  const inText = (note: string) => colleagues.filter(({ name }) => note.includes(`@${name}`));
  return {
    offered,
    active: Math.min(active, offered.length - 1),
    choose,
    named: (note: string) => inText(note).map(({ id }) => id),
    namesIn: (note: string) => inText(note).map(({ name }) => name),
    onKeyDown: (event: KeyboardEvent) => {
      const name = offered[Math.min(active, offered.length - 1)]?.name;
      if (name === undefined) return;
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step) setActive((active + step + offered.length) % offered.length);
      else if (event.key === 'Enter' || event.key === 'Tab') choose(name);
      else if (event.key === 'Escape') setClosedAt(text);
      else return;
      event.preventDefault();
    },
  };
}

/** The names to choose from, under the note. */
export function MentionList({
  offered,
  active,
  choose,
}: Pick<ReturnType<typeof useMentions>, 'offered' | 'active' | 'choose'>) {
  if (offered.length === 0) return null;
  return (
    <ul className="notes-mentions" aria-label={m.applications_note_colleagues()}>
      {offered.map(({ id, name, role }, at) => (
        <li key={id}>
          <button type="button" data-active={at === active || undefined} onClick={() => choose(name)}>
            {name}
            <span className="muted xs">{labelOf('member_role', role)}</span>
          </button>
        </li>
      ))}
      <li className="sr" role="status">
        {offered[active]?.name}
      </li>
    </ul>
  );
}
