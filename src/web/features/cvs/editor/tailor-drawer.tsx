import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CandidateDetails } from '#contract/candidate-responses.ts';
import type { PublicOpening } from '#contract/job-pool-responses.ts';
import { splitTags } from '#domain/candidates/tags.ts';
import type { CvDocument } from '#domain/cvs/document.ts';
import { type TailoringPoint, tailoringPoints } from '#domain/cvs/tailoring.ts';
import { m } from '#texts/messages.js';
import { query } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { SkeletonText } from '#web/design/data/skeleton.tsx';
import { StatusBadge } from '#web/design/data/status-badge.tsx';
import { Drawer } from '#web/design/overlay/dialog.tsx';
import { ownApplicationsQuery } from '#web/features/applications/calls.ts';
import { labelOf } from '#web/features/candidates/labels.ts';
import { useCvWords } from '#web/features/candidates/use-cv-words.ts';
import { useDetails } from '#web/features/candidates/use-details.ts';
import { shownTitle } from '#web/features/job-openings/opening-words.ts';
import { Answered } from '#web/features/shell/answered.tsx';
import { PageLink } from '#web/features/shell/page-link.tsx';
import './drawers.css';

interface TailorDrawerProps {
  document: CvDocument;
  /** The opening that the person came from. */
  opening: string | undefined;
  onTake(document: CvDocument): void;
  onClose(): void;
}

/** What an opening asks, held against the CV and the profile; what the profile has is added with a click. */
export function TailorDrawer({ document, opening, onTake, onClose }: TailorDrawerProps) {
  const [chosen, setChosen] = useState(opening);
  return (
    <Drawer open title={m.cvs_tailor()} onClose={onClose}>
      {chosen ? (
        <>
          <Asked id={chosen} document={document} onTake={onTake} />
          <div>
            <Button size="sm" variant="quiet" onClick={() => setChosen(undefined)}>
              {m.cvs_tailor_other()}
            </Button>
          </div>
        </>
      ) : (
        <OpeningChoice onChoose={setChosen} />
      )}
    </Drawer>
  );
}

/** Those that the candidate keeps or applied for. */
function OpeningChoice({ onChoose }: { onChoose(id: string): void }) {
  const saved = useQuery(query.savedOpenings.list.queryOptions({ input: {} }));
  const applied = useInfiniteQuery(ownApplicationsQuery());
  return (
    <Answered query={saved} skeleton={<SkeletonText lines={4} />}>
      {({ data }) => {
        const kept = data.data.flatMap(({ id, card }) =>
          card ? [{ id, title: shownTitle(card).text, company: card.company?.name }] : [],
        );
        const sent = (applied.data?.data ?? []).map(({ job: { id, title }, company }) => ({
          id,
          title,
          company: company?.name,
        }));
        const openings = [...new Map([...kept, ...sent].map((opening) => [opening.id, opening])).values()];
        if (openings.length === 0)
          return (
            <Notice actions={<PageLink to="/jobs-pool">{m.cvs_tailor_find()}</PageLink>}>
              {m.cvs_tailor_none()}
            </Notice>
          );
        return (
          <>
            <p>
              <b>{m.cvs_tailor_choose()}</b>
            </p>
            <p className="field-help">{m.cvs_tailor_choose_text()}</p>
            <ul className="cv-versions">
              {openings.map(({ id, title, company }) => (
                <li key={id}>
                  <button type="button" className="cv-opening" onClick={() => onChoose(id)}>
                    <bdi>{title}</bdi>
                    {company && (
                      <>
                        <br />
                        <bdi className="field-help">{company}</bdi>
                      </>
                    )}
                  </button>
                </li>
              ))}
            </ul>
          </>
        );
      }}
    </Answered>
  );
}

function Asked({ id, document, onTake }: { id: string } & Pick<TailorDrawerProps, 'document' | 'onTake'>) {
  const opening = useQuery(query.jobPool.opening.queryOptions({ input: { id }, retry: false }));
  const details = useDetails().data?.data;
  if (opening.isError) return <Notice tone="wait">{m.cvs_tailor_gone()}</Notice>;
  return (
    <Answered query={opening} skeleton={<SkeletonText lines={6} />}>
      {({ data }) =>
        details && <Points opening={data} details={details} document={document} onTake={onTake} />
      }
    </Answered>
  );
}

function Points({
  opening,
  details,
  document,
  onTake,
}: { opening: PublicOpening; details: CandidateDetails } & Pick<TailorDrawerProps, 'document' | 'onTake'>) {
  const { language } = useCvWords();
  const profile = { ...details, professional_skills: splitTags(details.professional_skills) };
  const pointsOf = (cv: CvDocument) => tailoringPoints(cv, opening, profile);
  const points = pointsOf(document);
  const title = shownTitle(opening);
  const takeAll = () => {
    let cv = document;
    for (let next = takenOf(cv, pointsOf); next; next = takenOf(cv, pointsOf)) cv = next;
    onTake(cv);
  };
  const canTake = points.filter(({ taken }) => taken).length;
  if (points.length === 0) return <Notice>{m.cvs_tailor_nothing()}</Notice>;
  return (
    <>
      <p>
        {m.cvs_tailor_asks()} <b lang={title.lang}>{title.text}</b>
      </p>
      <ul className="cv-versions">
        {points.map((point) => {
          const name = pointText(point, language);
          const { taken } = point;
          return (
            <li key={`${point.kind} ${point.wanted}`}>
              <span>
                <b>{name}</b>
                <PointState state={point.state} />
              </span>
              {taken && (
                <Button size="sm" aria-label={m.cvs_tailor_take_for({ name })} onClick={() => onTake(taken)}>
                  {m.cvs_tailor_take()}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {canTake > 1 && (
        <div>
          <Button variant="soft" onClick={takeAll}>
            {m.cvs_tailor_all()}
          </Button>
        </div>
      )}
      <p className="field-help">{m.cvs_tailor_words()}</p>
    </>
  );
}

function takenOf(cv: CvDocument, pointsOf: (cv: CvDocument) => TailoringPoint[]): CvDocument | undefined {
  return pointsOf(cv).find(({ taken }) => taken)?.taken;
}

function PointState({ state }: Pick<TailoringPoint, 'state'>) {
  if (state === 'said') return <StatusBadge tone="ok">{m.cvs_tailor_said()}</StatusBadge>;
  if (state === 'in-profile') return <StatusBadge tone="wait">{m.cvs_tailor_has()}</StatusBadge>;
  return <StatusBadge tone="neutral">{m.cvs_tailor_missing()}</StatusBadge>;
}

function pointText({ kind, wanted }: TailoringPoint, language: (name: string) => string): string {
  if (kind === 'language') return language(wanted);
  if (kind === 'visa_option') return m.candidates_visa();
  if (kind === 'in_country') return m.cvs_in_country();
  if (kind === 'notice_period')
    return m.common_field_line({
      label: m.candidates_notice_period(),
      message: m.candidates_days({ days: Number(wanted) }),
    });
  if (kind === 'driving_licences')
    return wanted
      .split(', ')
      .map((licence) => labelOf('driving_licence', licence))
      .join(m.common_comma());
  return wanted;
}
