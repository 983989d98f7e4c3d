import { type ComponentType, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { m } from '#texts/messages.js';
import { classNames } from '#web/design/class-names.ts';
import { RemovablePill } from '#web/design/data/tag.tsx';
import { Field, type FieldTexts } from './field.tsx';
import type { TagPickerLiveProps } from './tag-picker-live.tsx';
import { same, tagOf } from './tag-text.ts';
import './option-list.css';
import './tag-picker.css';

export type TagOption = {
  value: string;
  label: string;
  /** Stands at the end of a proposal: how much it finds. */
  hint?: string | undefined;
};
export type TagPickerProps = FieldTexts & {
  value: readonly TagOption[];
  onChange: (value: TagOption[]) => void;
  /** What to propose for the text typed so far; the caller filters when it listens to `onText`. */
  options: readonly TagOption[];
  onText?: (text: string) => void;
  /** Enter in the empty box; without it, Enter goes to the form. */
  onEmptyEnter?: () => void;
  /** Whether the text may become a tag; the caller says why not, and the text stays. A comma is judged, too. */
  judge?: (text: string) => boolean;
  /** Words of one's own are welcome (Enter or comma); otherwise only options count. */
  creatable?: boolean;
  max?: number;
  placeholder?: string;
  icon?: ReactNode;
  id?: string;
  /** One hidden field for each value, for forms that work before and without script. */
  name?: string;
  controlSize?: 'md' | 'lg';
};

/**
 * Several tags in one box: type, then Enter, a comma or a press on a proposal adds; Backspace in the empty box takes
 * the last away. The first paint is a plain input of the same size; the list arrives on the first focus.
 */
export function TagPicker(props: TagPickerProps) {
  const { label, hideLabel, error, optional, id, value, name, icon, controlSize = 'md' } = props;
  const { max = Number.POSITIVE_INFINITY } = props;
  const plain = useRef<HTMLInputElement>(null);
  const [live, setLive] = useState<{ Live: ComponentType<TagPickerLiveProps>; hadFocus: boolean } | null>(
    null,
  );
  const [text, setText] = useState('');
  const [wanted, setWanted] = useState(false);
  /** Enter or a comma, while the list that may have the text is still on its way. */
  const [isEntered, setEntered] = useState(false);

  useEffect(() => {
    if (!wanted) return;
    let isHere = true;
    import('./tag-picker-live.tsx').then(({ TagPickerLive }) => {
      if (isHere) setLive({ Live: TagPickerLive, hadFocus: document.activeElement === plain.current });
    });
    return () => {
      isHere = false;
    };
  }, [wanted]);

  // What was typed before the scripts came.
  useLayoutEffect(() => {
    if (plain.current?.value) setText(plain.current.value);
  }, []);

  function write(next: string) {
    setText(next);
    setEntered(false);
    props.onText?.(next);
  }
  function addText() {
    const tag = tagOf(text, props);
    if (!tag) return setEntered(true);
    if (tag === 'refused') return;
    write('');
    const isKnown = value.some((known) => same(known.label, tag.label));
    if (!isKnown && value.length < max) props.onChange([...value, { value: tag.value, label: tag.label }]);
  }

  const description = props.description ?? (hideLabel ? undefined : m.design_tags_help());
  return (
    <Field {...{ label, hideLabel, description, error, optional, id }}>
      {(control) => (
        <div className="picker">
          {live ? (
            <live.Live
              {...props}
              control={control}
              startText={text}
              startFocused={live.hadFocus}
              startEntered={isEntered}
            />
          ) : (
            <div
              className={classNames('input', 'picker-box', controlSize === 'lg' && 'input-lg')}
              data-invalid={control['aria-invalid']}
            >
              {icon}
              {value.map((tag) => (
                <RemovablePill
                  key={tag.value}
                  label={tag.label}
                  onRemove={() => props.onChange(without(value, tag))}
                />
              ))}
              <input
                {...control}
                ref={plain}
                type="text"
                name={name}
                value={text}
                placeholder={props.placeholder}
                autoComplete="off"
                onChange={(event) => write(event.target.value)}
                onKeyDown={(event) => {
                  const isEnter = event.key === 'Enter';
                  if ((!isEnter && event.key !== ',') || event.nativeEvent.isComposing) return;
                  if (event.key === ',' && props.judge) props.judge(`${text},`);
                  else if (text.trim() !== '') addText();
                  else if (isEnter && props.onEmptyEnter) props.onEmptyEnter();
                  else return;
                  event.preventDefault();
                }}
                onBlur={addText}
                onFocus={() => setWanted(true)}
                onPointerEnter={() => setWanted(true)}
              />
            </div>
          )}
          {name && value.map((tag) => <input key={tag.value} type="hidden" name={name} value={tag.value} />)}
        </div>
      )}
    </Field>
  );
}

function without(tags: readonly TagOption[], gone: TagOption) {
  return tags.filter((tag) => tag.value !== gone.value);
}
