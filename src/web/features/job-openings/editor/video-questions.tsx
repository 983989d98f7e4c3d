import { useFieldArray } from 'react-hook-form';
import { questionMaximum } from '#domain/job-openings/questions.ts';
import { m } from '#texts/messages.js';
import { Select, TextInput } from '#web/design/form/text-input.tsx';
import { AddQuestion, QuestionHead, QuestionList, type QuestionsProps } from './question-parts.tsx';

/** The questions that candidates answer on camera. */
export function VideoQuestions({ form, isLocked, most }: QuestionsProps) {
  const list = useFieldArray({ control: form.control, name: 'video_questions' });
  const questions = form.values.video_questions;
  return (
    <QuestionList
      name="video_questions"
      label={m.job_openings_editor_video()}
      error={form.errors.video_questions}
      isLocked={isLocked}
    >
      {questions.map((question, at) => (
        <div key={question.key} className="editor-question">
          <QuestionHead
            at={at}
            list={list}
            isLocked={isLocked}
            onRemoved={() => form.errors.video_questions && form.clear('video_questions')}
          />
          <TextInput
            label={m.job_openings_editor_video_question()}
            maxLength={questionMaximum + 50}
            {...form.field(`video_questions.${at}.question`)}
          />
          <Select
            label={m.job_openings_editor_video_length()}
            {...form.field(`video_questions.${at}.seconds`)}
          >
            {videoLengths.map((seconds) => (
              <option key={seconds} value={seconds}>
                {m.job_openings_editor_seconds({ seconds })}
              </option>
            ))}
            {!videoLengths.includes(question.seconds) && (
              <option value={question.seconds}>
                {m.job_openings_editor_seconds({ seconds: question.seconds })}
              </option>
            )}
          </Select>
        </div>
      ))}
      {!isLocked && (
        <AddQuestion
          label={m.job_openings_editor_add_video()}
          used={questions.length}
          most={most}
          onClick={() => list.append({ key: crypto.randomUUID(), question: '', seconds: '120' })}
        />
      )}
    </QuestionList>
  );
}

const videoLengths = ['30', '60', '90', '120'];
