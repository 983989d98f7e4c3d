import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Entries, type EntryKind } from './entries.tsx';
import { type CardProps, ProfileCard } from './profile-card.tsx';
import type { CardForm } from './use-card-form.ts';

interface EntriesCardProps<Entry extends FieldValues> extends CardProps, EntryKind<Entry> {
  title: string;
  empty: string;
  /** Stands over the list. */
  lead?: ReactNode;
  /** Stands over the form of the list. */
  choice?(card: CardForm): ReactNode;
}

/** A card of experience, education, certificates or references: its entries, or the form of the list. */
export function EntriesCard<Entry extends FieldValues>(props: EntriesCardProps<Entry>) {
  const { details, editor, title, empty, lead, choice, ...kind } = props;
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
        <>
          {choice?.(card)}
          <Entries
            {...kind}
            card={card}
            entries={(card.values[kind.field] ?? []) as readonly FieldValues[] as readonly Entry[]}
          />
        </>
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
