import { type ReactNode, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { m } from '#texts/messages.js';
import { Button, IconButton } from '#web/design/button.tsx';
import { EditIcon, PlusIcon, TrashIcon } from '#web/design/icons/icons.tsx';
import { type FormOf, useForm } from '#web/forms/use-form.ts';
import type { FormErrors } from '#web/refusal.ts';
import { type CardForm, useCommit } from './use-card-form.ts';

interface EntriesProps<Entry extends FieldValues> extends EntryKind<Entry> {
  card: CardForm;
  entries: readonly Entry[];
}

/** What an entry is, and how it looks and is changed. */
export interface EntryKind<Entry extends FieldValues> {
  field: 'experiences' | 'educations' | 'certificates' | 'references';
  fresh: Entry;
  addLabel: string;
  /** The name of an entry, for its buttons. */
  nameOf(entry: Entry): string;
  /** What is wrong with an entry that is added or edited. */
  check(entry: Entry, act: 'add' | 'edit'): FormErrors;
  summary(entry: Entry): ReactNode;
  form(form: FormOf<Entry>): ReactNode;
}

/** Which entry is open; a new one has no index. */
interface Opened {
  index: number | null;
}

/** The list inside an open card: add, edit and remove entries; the card's Save stores the whole list. */
export function Entries<Entry extends FieldValues>(props: EntriesProps<Entry>) {
  const { card, field, entries, addLabel, nameOf, summary } = props;
  const [open, setOpen] = useState<Opened | null>(entries.length === 0 ? { index: null } : null);
  const put = (next: readonly Entry[]) => {
    setOpen(null);
    card.change({ [field]: next });
  };
  const entryForm = open && (
    <EntryForm {...props} key={open.index} index={open.index} onTake={put} onLeave={() => setOpen(null)} />
  );
  return (
    <div className="entries">
      {open?.index === null ? (
        entryForm
      ) : (
        <div>
          <Button size="sm" icon={<PlusIcon size="sm" />} onClick={() => setOpen({ index: null })}>
            {addLabel}
          </Button>
        </div>
      )}
      <ul className="entry-list">
        {entries.map((entry, index) => (
          <li key={JSON.stringify(entry)}>
            {open?.index === index ? (
              entryForm
            ) : (
              <div className="entry-row">
                <div>{summary(entry)}</div>
                <div className="entry-acts">
                  <IconButton
                    size="sm"
                    variant="quiet"
                    icon={<EditIcon size="sm" />}
                    label={m.candidates_entry_edit({ name: nameOf(entry) })}
                    onClick={() => setOpen({ index })}
                  />
                  <IconButton
                    size="sm"
                    variant="quiet"
                    icon={<TrashIcon size="sm" />}
                    label={m.candidates_entry_remove({ name: nameOf(entry) })}
                    onClick={() => put(entries.filter((_, other) => other !== index))}
                  />
                </div>
              </div>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface EntryFormProps<Entry extends FieldValues> extends EntriesProps<Entry> {
  index: number | null;
  onTake(entries: readonly Entry[]): void;
  onLeave(): void;
}

/** The form of one entry. One that nobody touched counts only where it is added on purpose. */
function EntryForm<Entry extends FieldValues>(props: EntryFormProps<Entry>) {
  const { card, entries, fresh, check, index, onTake, onLeave } = props;
  const [entry] = useState(() => (index === null ? fresh : (entries[index] ?? fresh)));
  const isNew = index === null;
  const form = useForm<Entry, void>({
    element: card.element,
    values: entry,
    check: (entry) => check(entry, isNew ? 'add' : 'edit'),
    send: async () => undefined,
    onDone: (_, sent) =>
      onTake(isNew ? [sent, ...entries] : entries.map((other, at) => (at === index ? sent : other))),
    keeps: true,
    guards: true,
  });
  useCommit(card, () => (isNew && !form.isDirty && entries.length > 0) || form.submit());
  return (
    <div className="entry-form">
      {props.form(form)}
      <div className="candidate-acts">
        <Button size="sm" variant="soft" onClick={form.submit}>
          {isNew ? m.candidates_entry_add() : m.candidates_entry_update()}
        </Button>
        {(entries.length > 0 || form.isDirty) && (
          <Button size="sm" variant="quiet" onClick={onLeave}>
            {m.candidates_entry_leave()}
          </Button>
        )}
      </div>
    </div>
  );
}
