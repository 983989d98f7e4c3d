import { type ReactNode, useEffect, useState } from 'react';
import { m } from '#texts/messages.js';
import { Button, IconButton } from '#web/design/button.tsx';
import { EditIcon, PlusIcon, TrashIcon } from '#web/design/icons/icons.tsx';
import type { FormErrors } from '#web/refusal.ts';
import type { CommitEntry, ProfileEditor } from './use-profile-editor.ts';

interface EntriesProps<Entry> {
  editor: ProfileEditor;
  field: 'experiences' | 'educations';
  entries: readonly Entry[];
  fresh: Entry;
  addLabel: string;
  /** The name of an entry, for its buttons. */
  nameOf(entry: Entry): string;
  /** What is wrong with an entry that is added or edited among the others. */
  check(entry: Entry, act: 'add' | 'edit', others: readonly Entry[]): FormErrors;
  summary(entry: Entry): ReactNode;
  form(entry: Entry, change: (part: Partial<Entry>) => void, errors: FormErrors): ReactNode;
}

interface OpenEntry<Entry> {
  /** Null for a new one. */
  index: number | null;
  entry: Entry;
  isTouched: boolean;
}

/** The list inside an open card: add, edit and remove entries; the card's Save stores the whole list. */
export function Entries<Entry extends object>(props: EntriesProps<Entry>) {
  const { editor, field, entries, fresh, addLabel, nameOf, check, summary, form } = props;
  const [open, setOpen] = useState<OpenEntry<Entry> | null>(
    entries.length === 0 ? { index: null, entry: fresh, isTouched: false } : null,
  );
  const [errors, setErrors] = useState<FormErrors>({});

  /** The list with the open entry. One that nobody touched counts only where it is added on purpose. */
  const withOpen = (isAdded: boolean): Entry[] | false => {
    if (!open || (!isAdded && open.index === null && !open.isTouched && entries.length > 0))
      return [...entries];
    const others = entries.filter((_, index) => index !== open.index);
    const found = check(open.entry, open.index === null ? 'add' : 'edit', others);
    setErrors(found);
    if (Object.keys(found).length > 0) return false;
    return open.index === null
      ? [open.entry, ...entries]
      : entries.map((entry, index) => (index === open.index ? open.entry : entry));
  };
  const take = () => {
    const next = withOpen(true);
    if (next === false) return;
    editor.change({ [field]: next });
    setOpen(null);
  };
  useEffect(() => {
    const commit: CommitEntry = () => {
      const next = withOpen(false);
      if (next === false) return false;
      setOpen(null);
      return { [field]: next };
    };
    editor.commit.current = commit;
  });
  const show = (next: OpenEntry<Entry> | null) => {
    setErrors({});
    setOpen(next);
  };
  const entryForm = open && (
    <div className="entry-form">
      {form(
        open.entry,
        (part) => {
          setOpen({ ...open, isTouched: true, entry: { ...open.entry, ...part } });
          setErrors((current) =>
            Object.fromEntries(Object.entries(current).filter(([name]) => !Object.hasOwn(part, name))),
          );
        },
        errors,
      )}
      <div className="candidate-acts">
        <Button size="sm" variant="soft" onClick={take}>
          {open.index === null ? m.candidates_entry_add() : m.candidates_entry_update()}
        </Button>
        {(entries.length > 0 || open.isTouched) && (
          <Button size="sm" variant="quiet" onClick={() => show(null)}>
            {m.candidates_entry_leave()}
          </Button>
        )}
      </div>
    </div>
  );
  return (
    <div className="entries">
      {open?.index === null ? (
        entryForm
      ) : (
        <div>
          <Button
            size="sm"
            icon={<PlusIcon size="sm" />}
            onClick={() => show({ index: null, entry: fresh, isTouched: false })}
          >
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
                    onClick={() => show({ index, entry, isTouched: false })}
                  />
                  <IconButton
                    size="sm"
                    variant="quiet"
                    icon={<TrashIcon size="sm" />}
                    label={m.candidates_entry_remove({ name: nameOf(entry) })}
                    onClick={() => {
                      show(null);
                      editor.change({ [field]: entries.filter((_, other) => other !== index) });
                    }}
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
