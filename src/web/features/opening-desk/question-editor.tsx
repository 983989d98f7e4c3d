import { answerTypes, questionMaximum } from '#domain/job-openings/questions.ts';
import { m } from '#texts/messages.js';
import { Button, IconButton } from '../../design/button.tsx';
import { Checkbox } from '../../design/choice.tsx';
import { ChevronDownIcon, ChevronUpIcon, PlusIcon, TrashIcon } from '../../design/icons.tsx';
import { Select, TextInput } from '../../design/text-input.tsx';
import type { FormErrors } from '../../validation.ts';
import { PageLink } from '../shell/page-link.tsx';
import { answerTypeLabel } from './opening-labels.ts';
import type { ScreeningValues, VideoValues } from './opening-values.ts';

interface EditorProps<Question> {
  questions: Question[];
  errors: FormErrors;
  isLocked: boolean;
  /** As many as the plan allows. */
  most: number | undefined;
  onChange(questions: Question[]): void;
}

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
    <fieldset className="stack" disabled={isLocked}>
      <legend className="sr">{m.desk_screening()}</legend>
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
            optional
            value={question.description}
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
            <KnockOut question={question} onChange={(part) => change(at, part)} />
          </div>
          <Checkbox
            label={m.desk_question_required()}
            checked={question.required}
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
    </fieldset>
  );
}

/** The questions that candidates answer on camera. */
export function VideoQuestions({ questions, errors, isLocked, most, onChange }: EditorProps<VideoValues>) {
  const change = (at: number, part: Partial<VideoValues>) =>
    onChange(questions.map((question, index) => (index === at ? { ...question, ...part } : question)));
  return (
    <fieldset className="stack" disabled={isLocked}>
      <legend className="sr">{m.desk_video()}</legend>
      {questions.map((question, at) => (
        <div key={question.key} className="desk-question">
          <QuestionHead at={at} questions={questions} isLocked={isLocked} onChange={onChange} />
          <TextInput
            label={m.desk_video_question()}
            value={question.question}
            maxLength={questionMaximum + 50}
            error={errors[`video_questions.${at}.question`]}
            onChange={(event) => change(at, { question: event.target.value })}
          />
          <Select
            label={m.desk_video_length()}
            value={question.seconds}
            error={errors[`video_questions.${at}.seconds`]}
            onChange={(event) => change(at, { seconds: event.target.value })}
          >
            {videoLengths.map((seconds) => (
              <option key={seconds} value={seconds}>
                {m.desk_seconds({ seconds })}
              </option>
            ))}
            {!videoLengths.includes(question.seconds) && (
              <option value={question.seconds}>{m.desk_seconds({ seconds: question.seconds })}</option>
            )}
          </Select>
        </div>
      ))}
      {!isLocked && (
        <AddQuestion
          label={m.desk_add_video()}
          used={questions.length}
          most={most}
          onClick={() => onChange([...questions, { key: crypto.randomUUID(), question: '', seconds: '120' }])}
        />
      )}
    </fieldset>
  );
}

const videoLengths = ['30', '60', '90', '120'];

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

/** Says how many the plan still allows, and which page lifts the limit. */
function AddQuestion({
  label,
  used,
  most,
  onClick,
}: {
  label: string;
  used: number;
  most: number | undefined;
  onClick(): void;
}) {
  const isFull = most !== undefined && used >= most;
  return (
    <div className="desk-add">
      <Button icon={<PlusIcon />} disabled={isFull} onClick={onClick}>
        {label}
      </Button>
      {most !== undefined && (
        <span className="muted small num">
          {m.desk_questions_used({ used, total: most })}{' '}
          {isFull && <PageLink to="/plans">{m.desk_see_plans()}</PageLink>}
        </span>
      )}
    </div>
  );
}

function KnockOut({
  question,
  onChange,
}: {
  question: ScreeningValues;
  onChange(part: Partial<ScreeningValues>): void;
}) {
  switch (question.answer_type) {
    case 'yes/no':
      return (
        <Select
          label={m.desk_knock_out()}
          value={question.knock_out_answer}
          onChange={(event) => onChange({ knock_out_answer: event.target.value })}
        >
          <option value="">{m.desk_knock_out_none()}</option>
          <option value="yes">{m.desk_yes()}</option>
          <option value="no">{m.desk_no()}</option>
        </Select>
      );
    case 'number':
      return (
        <>
          <TextInput
            label={m.desk_minimum()}
            optional
            inputMode="numeric"
            value={question.minimum}
            onChange={(event) => onChange({ minimum: event.target.value })}
          />
          <TextInput
            label={m.desk_maximum()}
            optional
            inputMode="numeric"
            value={question.maximum}
            onChange={(event) => onChange({ maximum: event.target.value })}
          />
        </>
      );
    case 'date':
      return (
        <>
          <TextInput
            label={m.desk_earliest()}
            optional
            type="date"
            value={question.earliest}
            onChange={(event) => onChange({ earliest: event.target.value })}
          />
          <TextInput
            label={m.desk_latest()}
            optional
            type="date"
            value={question.latest}
            onChange={(event) => onChange({ latest: event.target.value })}
          />
        </>
      );
    default:
      return null;
  }
}

function QuestionHead<Question>({
  at,
  questions,
  isLocked,
  onChange,
}: {
  at: number;
  questions: Question[];
  isLocked: boolean;
  onChange(questions: Question[]): void;
}) {
  const move = (to: number) => {
    const next = [...questions];
    const [moved] = next.splice(at, 1);
    if (moved !== undefined) next.splice(to, 0, moved);
    onChange(next);
  };
  return (
    <div className="desk-question-head">
      <strong>{m.desk_question_number({ number: at + 1 })}</strong>
      <span className="row" hidden={isLocked}>
        <IconButton
          size="sm"
          variant="quiet"
          label={m.desk_move_up()}
          icon={<ChevronUpIcon />}
          disabled={at === 0}
          onClick={() => move(at - 1)}
        />
        <IconButton
          size="sm"
          variant="quiet"
          label={m.desk_move_down()}
          icon={<ChevronDownIcon />}
          disabled={at === questions.length - 1}
          onClick={() => move(at + 1)}
        />
        <IconButton
          size="sm"
          variant="quiet"
          label={m.desk_remove_question()}
          icon={<TrashIcon />}
          onClick={() => onChange(questions.filter((_, index) => index !== at))}
        />
      </span>
    </div>
  );
}
