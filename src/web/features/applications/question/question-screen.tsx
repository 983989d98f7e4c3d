import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { QuestionAnswer } from '#contract/question-answers.ts';
import { m } from '#texts/messages.js';
import { query } from '#web/api.ts';
import { StageBadge } from '#web/application-stages.tsx';
import { EmptyInboxArt } from '#web/design/art/empty.tsx';
import { LinkButton } from '#web/design/button.tsx';
import { Card } from '#web/design/data/card.tsx';
import { EmptyState } from '#web/design/data/empty-state.tsx';
import { SkeletonCard } from '#web/design/data/skeleton.tsx';
import { Tag } from '#web/design/data/tag.tsx';
import { Select } from '#web/design/form/text-input.tsx';
import { ChevronStartIcon, ClockIcon } from '#web/design/icons/icons.tsx';
import { KeyLine } from '#web/design/key-list.tsx';
import { PageHeader } from '#web/design/shell/page-header.tsx';
import { useKeys } from '#web/design/use-keys.ts';
import { AnswersList } from '#web/features/applications/review/answers-list.tsx';
import { VideoList } from '#web/features/applications/review/video-list.tsx';
import { statusText } from '#web/features/applications/status-texts.ts';
import { Answered } from '#web/features/shell/answered.tsx';
import { ListPages } from '#web/features/shell/list-pages.tsx';
import { isolated, joined } from '#web/isolation.ts';
import './question-screen.css';

export interface QuestionSearch {
  job_id: string;
  question?: string;
  page?: number;
}

const shown = 20;

/** One question across everybody who applied for an opening. */
export function QuestionScreen({ search }: { search: QuestionSearch }) {
  const { job_id, question: question_id, page = 1 } = search;
  const answers = useQuery(
    query.questionAnswers.list.queryOptions({
      input: { job_id, question_id, page },
      placeholderData: keepPreviousData,
    }),
  );
  return (
    <Answered query={answers} skeleton={<SkeletonCard />}>
      {({ data }) => <Across {...data} search={search} />}
    </Answered>
  );
}

interface AcrossProps {
  job: { id: string; title: string };
  questions: { id: string; title: string; answer_type: string; is_video: boolean }[];
  question_id: string | null;
  total: number;
  data: QuestionAnswer[];
  search: QuestionSearch;
}

function Across({ job, questions, question_id, total, data, search }: AcrossProps) {
  const navigate = useNavigate();
  const at = questions.findIndex(({ id }) => id === question_id);
  const question = questions[at];
  const open = (id: string) =>
    void navigate({ to: '/job_application/question_answer', search: { job_id: job.id, question: id } });
  useKeys({
    j: () => focusBeside(1),
    k: () => focusBeside(-1),
    q: () => {
      const next = questions[(at + 1) % questions.length];
      if (next) open(next.id);
    },
  });
  return (
    <>
      <PageHeader
        above={
          <Link to="/job_application/list" search={{ job_id: job.id }} className="page-head-back">
            <ChevronStartIcon size="sm" />
            {m.applications_title()}
          </Link>
        }
        title={m.applications_question_title()}
        lead={joined([job.title, m.applications_total({ number: total })])}
      />
      {!question && <p className="muted">{m.applications_no_questions()}</p>}
      {question && (
        <div className="question-choice">
          <Select
            label={m.applications_question()}
            value={question.id}
            onChange={(event) => open(event.target.value)}
          >
            {questions.map(({ id, title, is_video }) => (
              <option key={id} value={id}>
                {is_video ? m.applications_question_video({ title }) : isolated(title)}
              </option>
            ))}
          </Select>
          <KeyLine
            className="xs"
            keys={[
              [['j', 'k'], m.applications_question_keys_people()],
              [['q'], m.applications_question_keys_next()],
            ]}
          />
        </div>
      )}
      {question && data.length === 0 && (
        <EmptyState
          art={<EmptyInboxArt />}
          title={m.applications_none()}
          actions={<LinkButton to="/job_opening">{m.talent_pool_to_openings()}</LinkButton>}
        >
          {m.applications_none_text()}
        </EmptyState>
      )}
      {question && data.length > 0 && (
        <ol className="question-answers">
          {data.map((answer) => (
            <Card as="li" key={answer.application_id} pad="md">
              <AnswerOf answer={answer} question={question} />
            </Card>
          ))}
        </ol>
      )}
      <ListPages page={search.page} pages={Math.ceil(total / shown)} />
    </>
  );
}

function AnswerOf({
  answer: { application_id, name, blind, unconfirmed, status, answer, knocked_out, video },
  question,
}: {
  answer: QuestionAnswer;
  question: AcrossProps['questions'][number];
}) {
  const who = blind ? m.applications_blind_name({ code: blind }) : name || m.applications_former_candidate();
  return (
    <>
      <p className="question-who">
        <Link to="/job_application/list/details" search={{ id: application_id }} className="question-person">
          {who}
        </Link>
        <span className="row">
          {unconfirmed && <Tag icon={<ClockIcon size="sm" />}>{m.additions_badge()}</Tag>}
          <StageBadge stage={status}>{statusText(status)}</StageBadge>
        </span>
      </p>
      {question.is_video && !video && blind && <p className="muted">{m.applications_question_withheld()}</p>}
      {question.is_video && (video || !blind) && (
        <VideoList
          videos={[
            {
              key: application_id,
              title: question.title,
              path: video?.path ?? null,
              poster: video?.poster ?? null,
              captions: video?.captions ?? '',
            },
          ]}
        />
      )}
      {!question.is_video && (
        <AnswersList
          isAlone
          answers={[
            {
              question_id: question.id,
              title: question.title,
              answer_type: question.answer_type,
              answer: answer ?? '',
              knocked_out,
            },
          ]}
        />
      )}
    </>
  );
}

/** Puts the keyboard on the applicant after or before the one that has it. */
function focusBeside(step: 1 | -1): void {
  const people = [...document.querySelectorAll<HTMLElement>('.question-person')];
  const now = people.findIndex((person) => person.closest('li')?.contains(document.activeElement));
  const next = people[now < 0 ? 0 : Math.min(people.length - 1, Math.max(0, now + step))];
  next?.focus();
  next?.closest('li')?.scrollIntoView({ block: 'nearest' });
}
