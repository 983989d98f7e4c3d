import { questionMaximum } from '#domain/job-openings/questions.ts';
import { m } from '#texts/messages.js';
import { Select, TextInput } from '../../design/text-input.tsx';
import type { VideoValues } from './opening-values.ts';
import { AddQuestion, type EditorProps, QuestionHead, QuestionList } from './question-parts.tsx';

/** The questions that candidates answer on camera. */
export function VideoQuestions({ questions, errors, isLocked, most, onChange }: EditorProps<VideoValues>) {
  const change = (at: number, part: Partial<VideoValues>) =>
    onChange(questions.map((question, index) => (index === at ? { ...question, ...part } : question)));
  return (
    <QuestionList label={m.desk_video()} error={errors.video_questions} isLocked={isLocked}>
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
    </QuestionList>
  );
}

const videoLengths = ['30', '60', '90', '120'];
