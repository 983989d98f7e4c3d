import { useQuery } from '@tanstack/react-query';
import { type OpeningLanguage, openingLanguageNames } from '#domain/job-openings/opening-language.ts';
import { m } from '#texts/messages.js';
import { query } from '#web/api.ts';
import { Notice } from '#web/design/data/notice.tsx';
import { SkeletonCard } from '#web/design/data/skeleton.tsx';
import { ChevronStartIcon } from '#web/design/icons/icons.tsx';
import { PageHeader } from '#web/design/shell/page-header.tsx';
import { Answered } from '#web/features/shell/answered.tsx';
import { FaultScreen } from '#web/features/shell/fault-screen.tsx';
import { PageLink } from '#web/features/shell/page-link.tsx';
import { refusalOf } from '#web/refusal.ts';
import { TranslationForm } from './translation-form.tsx';

/** The texts of an opening in another language, beside those that it is written in. */
export function TranslationScreen({ id, language }: { id: string; language: OpeningLanguage }) {
  // A form never begins with what was read before.
  const found = useQuery({
    ...query.openingTranslations.list.queryOptions({ input: { id } }),
    staleTime: 0,
    gcTime: 0,
  });
  if (refusalOf(found.error)?.code === 'NOT_FOUND') {
    return (
      <FaultScreen
        kind="not-found"
        actions={
          <PageLink to="/job_opening" className="btn">
            {m.job_openings_editor_list_title()}
          </PageLink>
        }
      />
    );
  }
  return (
    <Answered query={found} skeleton={<SkeletonCard />}>
      {({ data }) => (
        <>
          <PageHeader
            title={m.job_openings_languages_of({ language: openingLanguageNames[language] })}
            lead={m.job_openings_languages_of_lead()}
            above={
              <PageLink to={`/job_opening/${id}`} className="page-head-back">
                <ChevronStartIcon size="sm" />
                <bdi>{data.original.title}</bdi>
              </PageLink>
            }
          />
          {language === data.language && <Notice tone="info">{m.job_openings_languages_own()}</Notice>}
          {!data.abilities.edit && (
            <Notice tone="info" title={m.job_openings_editor_read_only()}>
              {m.job_openings_editor_read_only_text()}
            </Notice>
          )}
          {language !== data.language && data.abilities.edit && (
            <TranslationForm id={id} language={language} opening={data} />
          )}
        </>
      )}
    </Answered>
  );
}
