import { m } from '#texts/messages.js';

/** What was searched for instead of words that no opening and no company has. */
export function PoolCorrections({
  corrections = [],
}: {
  corrections?: readonly { typed: string; meant: string }[] | undefined;
}) {
  return corrections.map(({ typed, meant }) => (
    <p key={typed} className="pool-correction" role="status">
      {m.job_openings_did_you_mean({ typed, meant })}
    </p>
  ));
}
