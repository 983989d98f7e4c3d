import { answerTypes, questionDescriptionMaximum, questionMaximum } from '#domain/job-openings/questions.ts';
import { m } from '#texts/messages.js';
import { Checkbox } from '../../design/choice.tsx';
import { Select, TextInput } from '../../design/text-input.tsx';
import { KnockOutFields } from './knock-out-fields.tsx';
import { answerTypeLabel } from './opening-labels.ts';
import type { ScreeningValues } from './opening-values.ts';
import { AddQuestion, type EditorProps, QuestionHead, QuestionList } from './question-parts.tsx';

/** The written questions of an opening: their kind, whether they must be answered, and which answer knocks out. */
export function ScreeningQuestions({
  questions,
  errors,
  isLocked,
  most,
  onChange,
}: EditorProps<ScreeningValues>) {
  const change = (at: number, part: Partial<ScreeningValues>) =>
    onChange(questions.map((question, index) => (index === at ? { ...question, ...part } : question)));
  return (
    <QuestionList label={m.desk_screening()} error={errors.screening_questions} isLocked={isLocked}>
      {questions.map((question, at) => (
        <div key={question.key} className="desk-question">
          <QuestionHead at={at} questions={questions} isLocked={isLocked} onChange={onChange} />
          <TextInput
            label={m.desk_question_title()}
            value={question.title}
            maxLength={questionMaximum + 50}
            error={errors[`screening_questions.${at}.title`]}
            onChange={(event) => change(at, { title: event.target.value })}
          />
          <TextInput
            label={m.desk_question_description()}
            value={question.description}
            maxLength={questionDescriptionMaximum + 50}
            error={errors[`screening_questions.${at}.description`]}
            onChange={(event) => change(at, { description: event.target.value })}
          />
          <div className="desk-row">
            <Select
              label={m.desk_answer_type()}
              value={question.answer_type}
              error={errors[`screening_questions.${at}.answer_type`]}
              onChange={(event) => change(at, { answer_type: event.target.value })}
            >
              <option value="">{m.desk_choose()}</option>
              {answerTypes.map((type) => (
                <option key={type} value={type}>
                  {answerTypeLabel(type)}
                </option>
              ))}
            </Select>
            <KnockOutFields
              question={question}
              errors={errors}
              at={at}
              onChange={(part) => change(at, part)}
            />
          </div>
          <Checkbox
            label={m.desk_question_required()}
            checked={question.required}
            error={errors[`screening_questions.${at}.required`]}
            onChange={(event) => change(at, { required: event.target.checked })}
          />
        </div>
      ))}
      {!isLocked && (
        <AddQuestion
          label={m.desk_add_screening()}
          used={questions.length}
          most={most}
          onClick={() => onChange([...questions, { ...newScreening, key: crypto.randomUUID() }])}
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
