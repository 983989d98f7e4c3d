import { useQueryClient } from '@tanstack/react-query';
import type { InterviewScorecards } from '#contract/scorecards.ts';
import {
  type Recommendation,
  recommendations,
  scorecardTextMaximum,
} from '#domain/interviews/recommendations.ts';
import { scorecard } from '#domain/interviews/scorecards.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { ChoiceGroup, Radio } from '#web/design/form/choice.tsx';
import { TextArea } from '#web/design/form/text-input.tsx';
import { StarsInput } from '#web/features/applications/review/stars.tsx';
import { bySchema } from '#web/forms/by-schema.ts';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { type FormOf, useForm } from '#web/forms/use-form.ts';
import { recommendationTexts } from './recommendation-texts.tsx';
import './scorecards.css';

interface Values {
  recommendation: Recommendation | '';
  scores: Record<string, number>;
  text: string;
}

/** What an interviewer makes of the candidate; submitted, it opens those of the colleagues. */
export function ScorecardDialog({
  card: { interview_id, criteria, own },
  name,
  onClose,
}: {
  card: InterviewScorecards;
  name: string;
  onClose: () => void;
}) {
  const queries = useQueryClient();
  const initial: Values = {
    recommendation: own?.recommendation ?? '',
    scores: own?.scores ?? {},
    text: own?.text ?? '',
  };
  const form = useForm({
    values: initial,
    check: bySchema(scorecard),
    guards: true,
    send: ({ recommendation, ...values }: Values) =>
      api.scorecards.submit({ id: interview_id, recommendation: recommendation || 'yes', ...values }),
    onDone: async () => {
      onClose();
      await queries.invalidateQueries({ queryKey: query.scorecards.key() });
    },
  });
  const { recommendation, text } = form.values;
  return (
    <FormDialog
      title={m.interviews_scorecard_title({ name })}
      form={form}
      confirm={m.interviews_scorecard_save()}
      cancel={m.applications_cancel()}
      onClose={onClose}
    >
      {!own && <p className="muted small">{m.interviews_scorecard_hides()}</p>}
      <ChoiceGroup legend={m.interviews_scorecard_recommendation()} error={form.errors.recommendation}>
        {recommendations.map((value) => (
          <Radio
            key={value}
            name="recommendation"
            label={recommendationTexts[value]()}
            checked={recommendation === value}
            onChange={() => {
              form.set('recommendation', value);
              form.clear('recommendation');
            }}
          />
        ))}
      </ChoiceGroup>
      <Criteria form={form} criteria={criteria} />
      <TextArea
        {...form.field('text')}
        label={m.interviews_scorecard_text()}
        optional
        rows={5}
        count={{ used: [...text].length, most: scorecardTextMaximum }}
      />
    </FormDialog>
  );
}

function Criteria({ form, criteria }: { form: FormOf<Values>; criteria: readonly string[] }) {
  const { scores } = form.values;
  if (criteria.length === 0) return null;
  const set = (criterion: string, value: number | null) => {
    const { [criterion]: _before, ...others } = scores;
    form.set('scores', value === null ? others : { ...others, [criterion]: value });
  };
  return (
    <ChoiceGroup
      legend={m.interviews_scorecard_criteria()}
      description={m.interviews_scorecard_criteria_help()}
      error={form.errors.scores}
    >
      <ul className="scorecard-criteria">
        {criteria.map((criterion) => (
          <li key={criterion}>
            <span aria-hidden="true">{criterion}</span>
            <StarsInput
              label={criterion}
              value={scores[criterion] ?? null}
              onChange={(value) => set(criterion, value)}
            />
          </li>
        ))}
      </ul>
    </ChoiceGroup>
  );
}
