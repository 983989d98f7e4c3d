import { useFieldArray } from 'react-hook-form';
import { answerTypes, questionDescriptionMaximum, questionMaximum } from '#domain/job-openings/questions.ts';
import { m } from '#texts/messages.js';
import { Checkbox } from '#web/design/form/choice.tsx';
import { Select, TextInput } from '#web/design/form/text-input.tsx';
import { KnockOutFields } from './knock-out-fields.tsx';
import { answerTypeLabel } from './opening-labels.ts';
import type { ScreeningValues } from './opening-values.ts';
import { AddQuestion, QuestionHead, QuestionList, type QuestionsProps } from './question-parts.tsx';

/** The written questions of an opening: their kind, whether they must be answered, and which answer knocks out. */
export function ScreeningQuestions({ form, isLocked, most }: QuestionsProps) {
  const list = useFieldArray({ control: form.control, name: 'screening_questions' });
  const questions = form.values.screening_questions;
  return (
    <QuestionList
      name="screening_questions"
      label={m.job_openings_editor_screening()}
      error={form.errors.screening_questions}
      isLocked={isLocked}
    >
      {questions.map((question, at) => (
        <div key={question.key} className="editor-question">
          <QuestionHead
            at={at}
            list={list}
            isLocked={isLocked}
            onRemoved={() => form.errors.screening_questions && form.clear('screening_questions')}
          />
          <TextInput
            label={m.job_openings_editor_question_title()}
            maxLength={questionMaximum + 50}
            {...form.field(`screening_questions.${at}.title`)}
          />
          <TextInput
            label={m.job_openings_editor_question_description()}
            maxLength={questionDescriptionMaximum + 50}
            {...form.field(`screening_questions.${at}.description`)}
          />
          <div className="editor-row">
            <Select
              label={m.job_openings_editor_answer_type()}
              {...form.field(`screening_questions.${at}.answer_type`)}
            >
              <option value="">{m.job_openings_editor_choose()}</option>
              {answerTypes.map((type) => (
                <option key={type} value={type}>
                  {answerTypeLabel(type)}
                </option>
              ))}
            </Select>
            <KnockOutFields form={form} at={at} type={question.answer_type} />
          </div>
          <Checkbox
            label={m.job_openings_editor_question_required()}
            {...form.tick(`screening_questions.${at}.required`)}
          />
        </div>
      ))}
      {!isLocked && (
        <AddQuestion
          label={m.job_openings_editor_add_screening()}
          used={questions.length}
          most={most}
          onClick={() => list.append({ ...newScreening, key: crypto.randomUUID() })}
        />
      )}
    </QuestionList>
  );
}

const newScreening: Omit<ScreeningValues, 'key'> = {
  title: '',
  description: '',
  answer_type: '',
  required: true,
  knock_out_answer: '',
  minimum: '',
  maximum: '',
  earliest: '',
  latest: '',
};
