import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { EditedQuestion } from '#contract/questions.ts';
import { questionGroups } from '#domain/questions.ts';
import { m } from '#texts/messages.js';
import { query } from '#web/api.ts';
import { EmptySearchArt } from '#web/design/art/empty.tsx';
import { Button } from '#web/design/button.tsx';
import { EmptyState } from '#web/design/data/empty-state.tsx';
import { SkeletonCard } from '#web/design/data/skeleton.tsx';
import { PlusIcon } from '#web/design/icons/icons.tsx';
import { PageHeader } from '#web/design/shell/page-header.tsx';
import '#web/features/admin/admin.css';
import { Answered } from '#web/features/shell/answered.tsx';
import { ContentTabs } from './content-tabs.tsx';
import { groupTitle } from './group-titles.ts';
import { QuestionDialog } from './question-dialog.tsx';
import { QuestionRow } from './question-row.tsx';

/** The frequent questions in the order of their page, whatever their state. */
export function QuestionsScreen() {
  const list = useQuery(query.questions.list.queryOptions());
  const [edited, setEdited] = useState<EditedQuestion | 'new'>();
  return (
    <div className="stack">
      <PageHeader
        title={m.admin_questions()}
        lead={m.admin_questions_lead()}
        actions={
          <Button variant="primary" icon={<PlusIcon size="sm" />} onClick={() => setEdited('new')}>
            {m.admin_question_new()}
          </Button>
        }
      />
      <ContentTabs />
      <Answered query={list} skeleton={<SkeletonCard />}>
        {({ data }) =>
          data.length === 0 ? (
            <EmptyState art={<EmptySearchArt />} title={m.admin_questions_none()}>
              {m.admin_questions_none_text()}
            </EmptyState>
          ) : (
            questionGroups
              .map((group) => ({ group, questions: data.filter((question) => question.group === group) }))
              .filter(({ questions }) => questions.length > 0)
              .map(({ group, questions }) => (
                <section key={group} className="card admin-message" aria-labelledby={`group-${group}`}>
                  <h2 id={`group-${group}`}>{groupTitle(group)}</h2>
                  <ul className="admin-list">
                    {questions.map((question, place) => (
                      <QuestionRow
                        key={question.id}
                        question={question}
                        isFirst={place === 0}
                        isLast={place === questions.length - 1}
                        onEdit={() => setEdited(question)}
                      />
                    ))}
                  </ul>
                </section>
              ))
          )
        }
      </Answered>
      {edited && (
        <QuestionDialog
          question={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </div>
  );
}
