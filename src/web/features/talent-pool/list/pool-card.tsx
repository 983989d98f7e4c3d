import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { PoolCandidate } from '#contract/talent-pool-responses.ts';
import { splitTags } from '#domain/candidates/tags.ts';
import { languageName } from '#domain/reference/languages.ts';
import { m } from '#texts/messages.js';
import { getLocale } from '#texts/runtime.js';
import { agoText } from '#web/ago-text.ts';
import { Button } from '#web/design/button.tsx';
import { Avatar } from '#web/design/data/avatar.tsx';
import { Tag } from '#web/design/data/tag.tsx';
import { ClockIcon } from '#web/design/icons/icons.tsx';
import { BriefcaseIcon, DocumentIcon, MapPinIcon, PlayIcon } from '#web/design/icons/subject-icons.tsx';
import { levelLabel, visaLabel } from '#web/features/candidates/public/public-labels.ts';
import { Acts } from '#web/features/talent-pool/acts/acts.tsx';
import { FitLine } from '#web/features/talent-pool/fit-line.tsx';
import { RelationBadges } from '#web/features/talent-pool/relation-badges.tsx';
import { noticeText, placeText, postText, yearsText } from '#web/features/talent-pool/words.ts';
import { minutesAndSeconds } from '#web/features/video/time.ts';
import { VideoPlaylist } from '#web/features/video/video-playlist.tsx';
import { dayText } from '#web/moments.ts';
import './pool-card.css';

/** A candidate in the list, with the video introduction in place. */
export function PoolCard({
  candidate,
  jobId,
  isPicked,
  isFull,
  onPick,
}: {
  candidate: PoolCandidate;
  jobId: string | undefined;
  /** Whether it is among those to compare, and whether there is room for more. */
  isPicked: boolean;
  isFull: boolean;
  onPick: () => void;
}) {
  const [isPlaying, setPlaying] = useState(false);
  const { id, name, fit, relation, video, updated_at } = candidate;
  const locale = getLocale();
  return (
    <li className="card talent-card" data-picked={isPicked || undefined}>
      <input
        type="checkbox"
        className="talent-pick"
        aria-label={m.talent_pool_compare_add({ name })}
        title={isFull && !isPicked ? m.talent_pool_compare_full() : m.talent_pool_compare_add({ name })}
        checked={isPicked}
        disabled={isFull && !isPicked}
        onChange={onPick}
      />
      <Poster candidate={candidate} onPlay={() => setPlaying(true)} />
      <div className="talent-body">
        <h3>
          <Link to="/user/candidate/$id" params={{ id }}>
            {name}
          </Link>
        </h3>
        <p>{postText(candidate)}</p>
        <Facts candidate={candidate} />
        <div className="tags">
          {splitTags(candidate.professional_skills)
            .slice(0, 3)
            .map((skill) => (
              <Tag key={skill}>{skill}</Tag>
            ))}
          {candidate.languages.slice(0, 2).map((language) => (
            <Tag key={language.name}>
              {languageName(language.name, locale)}
              {m.common_comma()}
              {levelLabel(language.level)}
            </Tag>
          ))}
        </div>
      </div>
      <div className="talent-side">
        {fit && <FitLine fit={fit} />}
        <p className="small muted">
          <time dateTime={updated_at} title={dayText(updated_at, locale)}>
            {m.talent_pool_updated_ago({ ago: agoText(updated_at, locale) })}
          </time>
        </p>
        <div className="talent-relation">
          <div className="talent-badges">
            <RelationBadges relation={relation} />
          </div>
          <Acts candidate={candidate} relation={relation} jobId={jobId} />
        </div>
      </div>
      {isPlaying && video && (
        <div className="talent-video">
          <VideoPlaylist
            videos={[
              {
                id: video.path,
                question: m.talent_pool_video_of({ name }),
                src: video.path,
                poster: video.poster,
                captions: video.captions,
              },
            ]}
          />
          <Button size="sm" onClick={() => setPlaying(false)}>
            {m.talent_pool_close_video()}
          </Button>
        </div>
      )}
    </li>
  );
}

function Poster({ candidate, onPlay }: { candidate: PoolCandidate; onPlay: () => void }) {
  const { name, avatar, video } = candidate;
  if (!video) return <Avatar name={name} src={avatar && `/${avatar}`} size="lg" />;
  return (
    <button type="button" className="talent-poster" onClick={onPlay}>
      <span className="sr">{m.talent_pool_play({ name })}</span>
      {video.poster && <img src={`/api/${video.poster}`} alt="" loading="lazy" />}
      <span className="talent-length num">
        <PlayIcon size="sm" />
        {minutesAndSeconds(video.seconds)}
      </span>
    </button>
  );
}

function Facts({ candidate }: { candidate: PoolCandidate }) {
  const { residence_country, total_experience, visa_option, notice_period } = candidate;
  const facts = [
    [MapPinIcon, placeText(residence_country)],
    [BriefcaseIcon, yearsText(total_experience)],
    [DocumentIcon, visa_option ? visaLabel(visa_option) : ''],
    [ClockIcon, noticeText(notice_period)],
  ] as const;
  return (
    <ul className="talent-facts">
      {facts.map(
        ([Icon, text]) =>
          text && (
            <li key={text}>
              <Icon size="sm" />
              {text}
            </li>
          ),
      )}
    </ul>
  );
}
