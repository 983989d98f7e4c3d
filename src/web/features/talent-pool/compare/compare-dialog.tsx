import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import type { PoolCandidate } from '#contract/talent-pool-responses.ts';
import { splitTags } from '#domain/candidates/tags.ts';
import { languageName } from '#domain/reference/languages.ts';
import { m } from '#texts/messages.js';
import { getLocale } from '#texts/runtime.js';
import { agoText } from '#web/ago-text.ts';
import { Avatar } from '#web/design/data/avatar.tsx';
import { Checkbox } from '#web/design/form/choice.tsx';
import { Dialog } from '#web/design/overlay/dialog.tsx';
import { courseLabel, levelLabel, visaLabel } from '#web/features/candidates/public/public-labels.ts';
import { Acts } from '#web/features/talent-pool/acts/acts.tsx';
import { FitLine } from '#web/features/talent-pool/fit-line.tsx';
import { RelationBadges } from '#web/features/talent-pool/relation-badges.tsx';
import { noticeText, placeText, relationWords, yearsText } from '#web/features/talent-pool/words.ts';
import { joined } from '#web/isolation.ts';
import { moneyText } from '#web/money.ts';

interface Row {
  label: string;
  /** What differs or not. */
  text: (candidate: PoolCandidate) => string;
  show?: (candidate: PoolCandidate) => ReactNode;
}

/** Two to four candidates side by side; where they differ is marked. */
export function CompareDialog({
  open,
  candidates,
  job,
  onClose,
}: {
  open: boolean;
  candidates: readonly PoolCandidate[];
  job: { id: string; title: string } | null;
  onClose: () => void;
}) {
  const [marks, setMarks] = useState(true);
  const rows = rowsOf(job !== null).filter(
    ({ text, show }) => show || candidates.some((candidate) => text(candidate)),
  );
  const differs = ({ text }: Row) => marks && new Set(candidates.map(text)).size > 1;
  return (
    <Dialog
      open={open}
      size="lg"
      title={job ? m.talent_pool_compare_for({ title: job.title }) : m.talent_pool_compare_title()}
      onClose={onClose}
    >
      <Checkbox
        label={m.talent_pool_differences()}
        checked={marks}
        onChange={(event) => setMarks(event.currentTarget.checked)}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by the keyboard */}
      <section className="talent-compare" tabIndex={0} aria-label={m.talent_pool_compare_title()}>
        <table data-pair={candidates.length < 3 || undefined}>
          <thead>
            <tr>
              <td />
              {candidates.map(({ id, name, avatar, current_company }) => (
                <th key={id} scope="col">
                  <Avatar name={name} src={avatar && `/${avatar}`} size="md" />
                  <Link to="/user/candidate/$id" params={{ id }}>
                    {name}
                  </Link>
                  <span className="talent-compare-company">{current_company}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.label} data-differs={differs(row) || undefined}>
                <th scope="row">{row.label}</th>
                {candidates.map((candidate) => (
                  <td key={candidate.id}>
                    {row.show?.(candidate) ??
                      (row.text(candidate) || <span className="muted">{m.talent_pool_unknown()}</span>)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <td />
              {candidates.map((candidate) => (
                <td key={candidate.id}>
                  <Acts candidate={candidate} relation={candidate.relation} jobId={job?.id} />
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </section>
    </Dialog>
  );
}

/** Set apart by commas: an Arabic «and» would be joined to the Latin word behind it. */
function listed(words: readonly string[]): string {
  return joined(words, m.common_comma());
}

function rowsOf(hasFit: boolean): Row[] {
  const locale = getLocale();
  const fitRow: Row = {
    label: m.talent_pool_row_fit(),
    text: ({ fit }) => (fit ? `${fit.met}` : ''),
    show: ({ fit }) => fit && <FitLine fit={fit} />,
  };
  return [
    ...(hasFit ? [fitRow] : []),
    { label: m.talent_pool_row_experience(), text: ({ total_experience }) => yearsText(total_experience) },
    { label: m.talent_pool_row_notice(), text: ({ notice_period }) => noticeText(notice_period) },
    {
      label: m.talent_pool_row_visa(),
      text: ({ visa_option }) => (visa_option ? visaLabel(visa_option) : ''),
    },
    { label: m.talent_pool_country(), text: ({ residence_country }) => placeText(residence_country) },
    {
      label: m.talent_pool_row_languages(),
      text: ({ languages }) =>
        listed(languages.map(({ name, level }) => `${languageName(name, locale)} (${levelLabel(level)})`)),
    },
    {
      label: m.talent_pool_row_education(),
      text: ({ educations }) => listed([...new Set(educations.map(courseLabel))]),
    },
    {
      label: m.talent_pool_row_skills(),
      text: ({ professional_skills }) => listed(splitTags(professional_skills).slice(0, 8)),
    },
    {
      label: m.talent_pool_row_expects(),
      text: ({ expected_salary }) => (expected_salary ? moneyText(expected_salary) : ''),
    },
    { label: m.talent_pool_row_updated(), text: ({ updated_at }) => agoText(updated_at, locale) },
    {
      label: m.talent_pool_row_with_you(),
      text: ({ relation }) => listed(relationWords(relation).map(({ text }) => text)),
      show: ({ relation }) =>
        relationWords(relation).length > 0 ? (
          <RelationBadges relation={relation} />
        ) : (
          <span className="muted">{m.talent_pool_nothing_yet()}</span>
        ),
    },
  ];
}
