import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Entries, type EntryKind } from './entries.tsx';
import { type CardProps, ProfileCard } from './profile-card.tsx';

interface EntriesCardProps<Entry extends FieldValues> extends CardProps, EntryKind<Entry> {
  title: string;
  empty: string;
  /** Stands over the list. */
  lead?: ReactNode;
}

/** A card of experience or education: its entries, or the form of the list. */
export function EntriesCard<Entry extends FieldValues>(props: EntriesCardProps<Entry>) {
  const { details, editor, title, empty, lead, ...kind } = props;
  const stored = details[kind.field] as readonly FieldValues[] as readonly Entry[];
  return (
    <ProfileCard
      name={kind.field}
      title={title}
      details={details}
      editor={editor}
      isEmpty={stored.length === 0}
      empty={empty}
      form={(card) => (
        <Entries
          {...kind}
          card={card}
          entries={(card.values[kind.field] ?? []) as readonly FieldValues[] as readonly Entry[]}
        />
      )}
    >
      {lead}
      <ul className="entry-list">
        {stored.map((entry) => (
          <li key={JSON.stringify(entry)}>{kind.summary(entry)}</li>
        ))}
      </ul>
    </ProfileCard>
  );
}
