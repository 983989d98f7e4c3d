import { criteriaMaximum } from '#domain/job-openings/opening.ts';
import { m } from '#texts/messages.js';
import { Checkbox } from '#web/design/form/choice.tsx';
import { TagPicker } from '#web/design/form/tag-picker.tsx';
import { fieldId } from './opening-sections.ts';
import { NumberInput, Section, type SectionProps } from './section-parts.tsx';

/** How the company reviews what comes in; candidates read nothing of it. */
export function ReviewSection({ form }: SectionProps) {
  const { values, errors, change } = form;
  return (
    <Section id="opening-review" lead={m.job_openings_editor_section_review_lead()}>
      <TagPicker
        id={fieldId('criteria')}
        label={m.job_openings_editor_criteria()}
        description={m.job_openings_editor_criteria_help()}
        creatable
        optional
        max={criteriaMaximum}
        error={Object.entries(errors).find(([field]) => field.startsWith('criteria'))?.[1]}
        options={[]}
        value={values.criteria.map((name) => ({ value: name, label: name }))}
        onChange={(criteria) => change({ criteria: criteria.map(({ value }) => value) })}
      />
      <div className="editor-row">
        <NumberInput
          label={m.job_openings_editor_reply_days()}
          suffix={m.job_openings_editor_days()}
          name="reply_days"
          form={form}
        />
      </div>
      <p className="muted small">{m.job_openings_editor_reply_days_help()}</p>
      <Checkbox
        label={m.job_openings_editor_blind_review()}
        description={m.job_openings_editor_blind_review_help()}
        {...form.tick('blind_review')}
      />
    </Section>
  );
}
