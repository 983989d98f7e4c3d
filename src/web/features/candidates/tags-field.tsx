import { useState } from 'react';
import { desiredJobRules, skillRules, tagProblem } from '#domain/candidates/tags.ts';
import { TagPicker, type TagPickerProps } from '#web/design/form/tag-picker.tsx';
import { showToast } from '#web/design/overlay/toast.ts';
import { useSuggestedTitles } from '#web/forms/job-titles.ts';
import { textOf } from '#web/validation.ts';

type TagsFieldProps = Pick<TagPickerProps, 'label' | 'description' | 'options' | 'placeholder' | 'error'> & {
  kind: 'skill' | 'job';
  tags: readonly string[];
  onTags(tags: string[]): void;
};

const rulesOf = { skill: skillRules, job: desiredJobRules };
const shown = 8;

/** Skills or desired jobs: from the list or in own words; what cannot be added says why while it is typed. */
export function TagsField({ kind, tags, onTags, options, error, ...props }: TagsFieldProps) {
  const [text, setText] = useState('');
  const [refused, setRefused] = useState<string>();
  const rules = rulesOf[kind];
  // A word of the list is compared as it shows; one of one's own is both.
  const labelOf = (tag: string) => options.find(({ value }) => value === tag)?.label ?? tag;
  const problem = text.trim() === '' ? undefined : tagProblem(text, tags.map(labelOf), rules);
  const folded = text.trim().toLowerCase();
  const suggested = useSuggestedTitles(text, { isOn: kind === 'job' });
  const alike = folded ? options.filter(({ label }) => label.toLowerCase().includes(folded)) : options;
  // The suggestions know a job by its other names, in any order and language; what is spelt so stands until they come.
  const fitting = (suggested.length > 0 ? suggested : alike).slice(0, shown);

  /** Beside the field and as a toast (specification 1, section 8). */
  function refuse(message: string) {
    setRefused(message);
    showToast({ type: 'error', text: message, duration: 5000 });
  }
  function judge(entered: string): boolean {
    const wrong = tagProblem(entered, tags.map(labelOf), rules);
    if (wrong) refuse(textOf(wrong.key, wrong.params));
    return !wrong;
  }
  return (
    <TagPicker
      {...props}
      creatable
      max={rules.maximum}
      value={tags.map((tag) => ({ value: tag, label: labelOf(tag) }))}
      options={fitting}
      onText={(next) => {
        setText(next);
        setRefused(undefined);
      }}
      judge={judge}
      onEmptyEnter={() => {
        const isFull = tags.length >= rules.maximum;
        refuse(isFull ? textOf(rules.tooMany, { number: rules.maximum }) : textOf(rules.empty));
      }}
      onChange={(next) => onTags(next.map(({ value }) => value).filter((tag) => !tag.includes(',')))}
      error={problem ? textOf(problem.key, problem.params) : (refused ?? error)}
    />
  );
}
