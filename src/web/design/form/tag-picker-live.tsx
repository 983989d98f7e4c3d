import { useCombobox, useMultipleSelection } from 'downshift';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { m } from '#texts/messages.js';
import { classNames } from '#web/design/class-names.ts';
import { RemovablePill } from '#web/design/data/tag.tsx';
import { PlusIcon } from '#web/design/icons/icons.tsx';
import type { ControlProps } from './field.tsx';
import type { TagOption, TagPickerProps } from './tag-picker.tsx';
import { folded, same, tagOf } from './tag-text.ts';

export type TagPickerLiveProps = TagPickerProps & {
  control: ControlProps;
  startText: string;
  startFocused: boolean;
  /** The text was ended by Enter or a comma before the list was there. */
  startEntered: boolean;
};
type Proposal = TagOption & { isNew?: boolean };

/** The working half of `TagPicker`: selection, list, keys and announcements. */
export function TagPickerLive(props: TagPickerLiveProps) {
  const {
    value,
    onChange,
    onText,
    onEmptyEnter,
    judge,
    max = Number.POSITIVE_INFINITY,
    control,
    startText,
    startFocused,
    startEntered,
    controlSize,
  } = props;
  const [text, setText] = useState(startText);
  const [said, setSaid] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const isFull = value.length >= max;
  const proposals = isFull ? [] : proposalsFor(text, props);

  function add(tag: TagOption) {
    const isKnown = value.some(({ label }) => same(label, tag.label));
    write('');
    if (isKnown || isFull) return;
    onChange([...value, { value: tag.value, label: tag.label }]);
    setSaid(m.design_tags_added({ name: tag.label }));
  }
  function remove(tag: TagOption) {
    onChange(value.filter((kept) => kept.value !== tag.value));
    setSaid(m.design_tags_removed({ name: tag.label }));
    input.current?.focus();
  }
  function write(next: string) {
    setText(next);
    onText?.(next);
  }
  function addText(): boolean {
    const tag = tagOf(text, props);
    if (tag && tag !== 'refused') add(tag);
    return tag !== undefined;
  }

  const selection = useMultipleSelection<TagOption>({
    selectedItems: [...value],
    onStateChange: ({ type, selectedItems }) => {
      const kinds = useMultipleSelection.stateChangeTypes;
      const isKey =
        type === kinds.SelectedItemKeyDownBackspace ||
        type === kinds.SelectedItemKeyDownDelete ||
        type === kinds.DropdownKeyDownBackspace;
      const gone = value.find((tag) => !selectedItems?.includes(tag));
      if (isKey && gone) remove(gone);
    },
  });
  const box = useCombobox<Proposal>({
    items: proposals,
    itemToString: (proposal) => proposal?.label ?? '',
    inputValue: text,
    selectedItem: null,
    inputId: control.id,
    onStateChange: ({ type, selectedItem }) => {
      const kinds = useCombobox.stateChangeTypes;
      const isChosen = type === kinds.InputKeyDownEnter || type === kinds.ItemClick;
      if (isChosen && selectedItem) add(selectedItem);
    },
    stateReducer: (state, { type, changes }) => {
      const kinds = useCombobox.stateChangeTypes;
      // Leaving the box keeps the words for `onBlur` and never takes the highlighted proposal by accident.
      if (type === kinds.InputBlur) return { ...changes, inputValue: state.inputValue, selectedItem: null };
      if (type === kinds.ItemClick) return { ...changes, isOpen: false };
      return changes;
    },
  });

  useLayoutEffect(() => {
    if (!startFocused || !input.current) return;
    input.current.focus();
    input.current.setSelectionRange(-1, -1);
  }, [startFocused]);

  const isEntered = useRef(startEntered);
  useLayoutEffect(() => {
    if (isEntered.current) addText();
    isEntered.current = false;
  });

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const isChoosing = box.isOpen && box.highlightedIndex >= 0;
    if (event.key === ',' && judge) {
      event.preventDefault();
      judge(`${text},`);
      return;
    }
    const isAdding = event.key === ',' || (event.key === 'Enter' && !isChoosing);
    if (isAdding && !event.nativeEvent.isComposing && addText()) event.preventDefault();
    else if (event.key === ',') event.preventDefault();
    const isEmptyEnter = event.key === 'Enter' && !isChoosing && text.trim() === '';
    if (isEmptyEnter && onEmptyEnter) {
      event.preventDefault();
      onEmptyEnter();
    }
  }

  const isListShown = box.isOpen && !isFull && (proposals.length > 0 || text.trim() !== '');
  return (
    <>
      <div
        className={classNames('input', 'picker-box', controlSize === 'lg' && 'input-lg')}
        data-invalid={control['aria-invalid']}
      >
        {props.icon}
        {value.map((tag, index) => (
          <RemovablePill
            {...selection.getSelectedItemProps({ selectedItem: tag, index })}
            key={tag.value}
            tabIndex={0}
            label={tag.label}
            onRemove={() => remove(tag)}
          />
        ))}
        <input
          {...box.getInputProps({
            ...selection.getDropdownProps({ ref: input, onKeyDown }),
            ...control,
            onChange: (event) => write(event.currentTarget.value),
            onBlur: () => {
              addText();
            },
            'aria-labelledby': undefined,
          })}
          type="text"
          placeholder={isFull ? undefined : props.placeholder}
          readOnly={isFull}
          autoComplete="off"
        />
      </div>
      <ul
        {...box.getMenuProps({ 'aria-label': props.label, 'aria-labelledby': undefined })}
        className="option-list"
      >
        {isListShown &&
          proposals.map((item, index) => (
            <li
              key={item.value}
              {...box.getItemProps({ item, index })}
              className="option"
              data-active={box.highlightedIndex === index || undefined}
            >
              {item.isNew && <PlusIcon size="sm" />}
              <span>{item.isNew ? m.design_tags_add({ name: item.label }) : <bdi>{item.label}</bdi>}</span>
              {item.hint && <span className="option-hint num">{item.hint}</span>}
            </li>
          ))}
        {isListShown && proposals.length === 0 && (
          <li className="option-none" role="presentation">
            {m.design_tags_none()}
          </li>
        )}
      </ul>
      <span className={isFull ? 'picker-full' : 'sr'} role="status">
        {isFull ? m.design_tags_full({ most: max }) : said}
      </span>
    </>
  );
}

function proposalsFor(text: string, { options, value, creatable, onText }: TagPickerProps): Proposal[] {
  const typed = text.trim();
  const free = options.filter((option) => !value.some((tag) => same(tag.label, option.label)));
  const fitting = onText ? free : free.filter((option) => folded(option.label).includes(folded(typed)));
  const isKnown = [...options, ...value].some((tag) => same(tag.label, typed));
  const own = creatable && typed !== '' && !isKnown ? [{ value: typed, label: typed, isNew: true }] : [];
  return [...fitting.slice(0, 50), ...own];
}
