import { useCombobox } from 'downshift';
import { type ReactNode, useEffect, useState } from 'react';
import { m } from '#texts/messages.js';
import { classNames } from '#web/design/class-names.ts';
import { type ControlProps, Field, type FieldTexts } from '#web/design/form/field.tsx';
import { ChevronDownIcon } from '#web/design/icons/icons.tsx';
import { findOptions, isWhole, optionNamed, type SearchOption } from './search-options.ts';
import '#web/design/form/option-list.css';
import './search-select.css';

export interface SearchSelectProps extends FieldTexts {
  id?: string;
  name?: string;
  value: string;
  options: readonly SearchOption[];
  /** Where nothing has to be chosen; an emptied field is nothing chosen. */
  placeholder?: string;
  /** Of entries that store the same, the one to take for it. */
  likely?: string;
  autoComplete?: string;
  className?: string;
  icon?: ReactNode;
  controlSize?: 'md' | 'lg';
  onChange(event: { target: { value: string } }): void;
}

/** One of a long list, found by typing; what is chosen already shows before the list is there. */
export function SearchSelect({
  label,
  hideLabel,
  description,
  error,
  optional,
  id,
  className,
  ...props
}: SearchSelectProps) {
  return (
    <Field {...{ label, hideLabel, description, error, optional, id, className }}>
      {(control) => <SearchBox {...props} control={control} />}
    </Field>
  );
}

type SearchBoxProps = Omit<SearchSelectProps, keyof FieldTexts | 'id'> & { control: ControlProps };

function SearchBox({ control, name, autoComplete, icon, controlSize = 'md', ...props }: SearchBoxProps) {
  const { options, placeholder } = props;
  const { typed, items, selected, choose, write, leave } = useSearched(props);
  const box = useCombobox<SearchOption>({
    id: control.id,
    inputId: control.id,
    items,
    itemToString: (option) => option?.label ?? '',
    inputValue: typed ?? selected?.closed ?? selected?.label ?? props.value,
    selectedItem: selected,
    onStateChange: ({ type, selectedItem }) => {
      const kinds = useCombobox.stateChangeTypes;
      if (type === kinds.InputKeyDownEnter || type === kinds.ItemClick) choose(selectedItem ?? selected);
      if (type === kinds.InputKeyDownEscape) choose(selected);
    },
    stateReducer: (state, { type, changes }) => {
      const kinds = useCombobox.stateChangeTypes;
      if (type === kinds.InputChange)
        return { ...changes, highlightedIndex: 0, isOpen: !isWhole(options, changes.inputValue ?? '') };
      // Leaving never takes the highlighted entry by accident, and Escape keeps what was chosen.
      if (type === kinds.InputBlur || type === kinds.InputKeyDownEscape)
        return { ...changes, inputValue: state.inputValue, selectedItem: state.selectedItem };
      return changes;
    },
  });
  return (
    <div className="search-select">
      <div
        className={classNames('input', controlSize === 'lg' && 'input-lg')}
        data-invalid={control['aria-invalid']}
      >
        {icon}
        <input
          dir="auto"
          {...box.getInputProps({
            ...control,
            onChange: (event) => write(event.currentTarget.value),
            onFocus: (event) => event.currentTarget.select(),
            onBlur: () => {
              leave();
              // At once: a list that lay longer over the button below would take its click.
              box.closeMenu();
            },
            'aria-labelledby': undefined,
          })}
          type="text"
          placeholder={placeholder}
          autoComplete={autoComplete ?? 'off'}
        />
        <ChevronDownIcon size="sm" className="input-arrow" />
      </div>
      {name && <input type="hidden" name={name} value={props.value} />}
      <ul
        {...box.getMenuProps({
          'aria-label': m.forms_options(),
          'aria-labelledby': undefined,
          // Its scroll bar leaves the focus where it is.
          onMouseDown: (event) => event.preventDefault(),
        })}
        className="option-list option-list-wide"
      >
        {box.isOpen &&
          items.map((item, index) => (
            <li
              key={item.key}
              {...box.getItemProps({ item, index })}
              className={classNames('option', item.key === selected?.key && 'option-chosen')}
              data-active={box.highlightedIndex === index || undefined}
            >
              <span>{item.label}</span>
              {item.hint && <span className="option-hint num">{item.hint}</span>}
            </li>
          ))}
        {box.isOpen && items.length === 0 && (
          <li className="option-none" role="presentation">
            {options.length === 0 ? m.design_loading() : m.forms_options_none()}
          </li>
        )}
      </ul>
    </div>
  );
}

/** What was typed, what fits it, and what is chosen: whatever is typed whole is chosen at once. */
function useSearched({ value, options, likely, placeholder, onChange }: Omit<SearchBoxProps, 'control'>) {
  const [typed, setTyped] = useState<string>();
  const [chosenKey, setChosenKey] = useState<string>();
  const same = options.filter((option) => option.value === value);
  const byKey = (key: string | undefined) => same.find((option) => option.key === key);
  const selected = byKey(chosenKey) ?? byKey(likely) ?? same.find(({ isMain }) => isMain) ?? same[0] ?? null;
  const items = typed === undefined ? [...options] : findOptions(options, typed);

  function take({ key, value: next }: SearchOption) {
    setChosenKey(key);
    if (next !== value) onChange({ target: { value: next } });
  }
  function choose(option: SearchOption | null) {
    setTyped(undefined);
    if (option) take(option);
  }
  function write(text: string) {
    setTyped(text);
    const named = optionNamed(options, text);
    if (named) take(named);
    else if (text === '' && placeholder !== undefined) onChange({ target: { value: '' } });
  }
  function leave() {
    if (options.length > 0) choose(typed && items.length === 1 ? (items[0] ?? null) : null);
  }

  // The list may come after what was typed.
  useEffect(() => {
    const named = typed ? optionNamed(options, typed) : undefined;
    if (named && named.value !== value) onChange({ target: { value: named.value } });
  }, [options, typed, value, onChange]);

  return { typed, items, selected, choose, write, leave };
}
