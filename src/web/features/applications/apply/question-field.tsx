import { textAnswerMaximum } from '#domain/job-openings/questions.ts';
import { codePointLength } from '#domain/text/characters.ts';
import { m } from '#texts/messages.js';
import { ChoiceGroup, Radio } from '#web/design/form/choice.tsx';
import { TextArea, TextInput } from '#web/design/form/text-input.tsx';
import { isolated } from '#web/isolation.ts';

export interface Question {
  id: string;
  title: string;
  description: string;
  answer_type: string;
  required: boolean;
}

/** A screening question with the control that fits its type of answer. */
export function QuestionField({
  question,
  value,
  error,
  onChange,
}: {
  question: Question;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}) {
  const texts = { description: question.description || undefined, error, optional: !question.required };
  const title = isolated(question.title);
  const name = `answer-${question.id}`;
  if (question.answer_type === 'yes/no')
    return (
      <ChoiceGroup
        legend={question.required ? title : `${title} ${m.design_optional()}`}
        description={texts.description}
        error={error}
      >
        <div className="apply-yes-no">
          {(['yes', 'no'] as const).map((answer) => (
            <Radio
              key={answer}
              name={name}
              label={answer === 'yes' ? m.applications_yes() : m.applications_no()}
              checked={value === answer}
              aria-invalid={error ? true : undefined}
              onChange={() => onChange(answer)}
            />
          ))}
        </div>
      </ChoiceGroup>
    );
  if (question.answer_type === 'text')
    return (
      <TextArea
        {...texts}
        label={title}
        name={name}
        rows={3}
        value={value}
        count={{ used: codePointLength(value), most: textAnswerMaximum }}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  const isDate = question.answer_type === 'date';
  return (
    <TextInput
      {...texts}
      className="apply-short"
      label={title}
      name={name}
      type={isDate ? 'date' : 'text'}
      inputMode={isDate ? undefined : 'decimal'}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
