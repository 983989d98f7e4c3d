import type { ReactNode } from 'react';
import { m } from '#texts/messages.js';
import { Button, IconButton } from '#web/design/button.tsx';
import { ChevronDownIcon, ChevronUpIcon, PlusIcon, TrashIcon } from '#web/design/icons/icons.tsx';
import { moved, newEntryId } from './document-edits.ts';
import { Grip } from './grip.tsx';
import { sideOf } from './section-list.tsx';
import { useReorder } from './use-reorder.ts';

interface EntryListProps<Entry extends { id: string }> {
  entries: readonly Entry[];
  most: number;
  addLabel: string;
  empty: string;
  fresh(id: string): Entry;
  titleOf(entry: Entry): string;
  noteOf?(entry: Entry): string;
  /** Ids of entries that the check has something to say of. */
  weak: ReadonlySet<string>;
  open: string | undefined;
  onOpen(id: string | undefined): void;
  onEntries(entries: Entry[], field?: string): void;
  form(entry: Entry, put: (change: Partial<Entry>) => void): ReactNode;
  /** What stands at the foot of an open entry, before its end. */
  foot?(entry: Entry): ReactNode;
}

/** The entries of a section: one is open, each is moved by its grip or with Alt and the arrows. */
export function EntryList<Entry extends { id: string }>(props: EntryListProps<Entry>) {
  const { entries, most, addLabel, empty, fresh, open, onOpen, onEntries } = props;
  const reorder = useReorder({
    count: entries.length,
    onMove: (from, to) => onEntries(moved(entries, from, to)),
  });
  const add = () => {
    const id = newEntryId();
    onEntries([fresh(id), ...entries]);
    onOpen(id);
  };
  return (
    <>
      <div className="cv-entries-head">
        <p className="field-help">{entries.length > 1 ? m.cvs_order_help() : empty}</p>
        <Button
          size="sm"
          icon={<PlusIcon size="sm" />}
          disabled={entries.length >= most}
          aria-label={addLabel}
          onClick={add}
        >
          {m.cvs_add()}
        </Button>
      </div>
      <ul className="cv-entries" ref={reorder.list}>
        {entries.map((entry, at) => (
          <li
            key={entry.id}
            className="cv-entry"
            data-dragged={reorder.drag?.from === at || undefined}
            data-target={reorder.drag && reorder.drag.to === at ? sideOf(reorder.drag) : undefined}
          >
            <EntryCard
              {...props}
              entry={entry}
              grip={<Grip name={props.titleOf(entry) || addLabel} at={at} reorder={reorder} />}
              isOpen={open === entry.id}
            />
          </li>
        ))}
      </ul>
      <p className="sr" role="status">
        {reorder.said}
      </p>
    </>
  );
}

function EntryCard<Entry extends { id: string }>({
  entry,
  entries,
  grip,
  isOpen,
  titleOf,
  noteOf,
  weak,
  onOpen,
  onEntries,
  form,
  foot,
}: EntryListProps<Entry> & { entry: Entry; grip: ReactNode; isOpen: boolean }) {
  const title = titleOf(entry) || m.cvs_entry_new();
  const put = (change: Partial<Entry>) =>
    onEntries(
      entries.map((other) => (other.id === entry.id ? { ...other, ...change } : other)),
      `${entry.id}.${Object.keys(change).join()}`,
    );
  return (
    <>
      <div className="cv-entry-head">
        {grip}
        <button
          type="button"
          className="cv-entry-open"
          aria-expanded={isOpen}
          onClick={() => onOpen(isOpen ? undefined : entry.id)}
        >
          <span className="cv-entry-title">{title}</span>
          {noteOf && <span className="cv-entry-note">{noteOf(entry)}</span>}
        </button>
        {weak.has(entry.id) && (
          <span className="cv-weak-mark">
            <span className="sr">{m.cvs_weak()}</span>
          </span>
        )}
        {isOpen ? <ChevronUpIcon size="sm" /> : <ChevronDownIcon size="sm" />}
      </div>
      {isOpen && (
        <div className="cv-entry-form">
          {form(entry, put)}
          <div className="cv-entry-acts">
            {foot?.(entry)}
            <IconButton
              size="sm"
              variant="quiet"
              icon={<TrashIcon size="sm" />}
              label={m.cvs_entry_remove({ name: title })}
              onClick={() => onEntries(entries.filter(({ id }) => id !== entry.id))}
            />
          </div>
        </div>
      )}
    </>
  );
}
