import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { inDigits } from '#domain/digits.ts';
import { m } from '#texts/messages.js';
import { pressedKey } from '#web/design/pressed-key.ts';
import { minutesAndSeconds } from './time.ts';
import { useGoOn } from './use-go-on.ts';
import { useTextTrack } from './use-text-track.ts';
import './video-stage.css';
import './video-playlist.css';
import './video.css';

/** A video with the question that it answers; `src` and `poster` as the API answers them. */
export interface PlayableVideo {
  id: string;
  question: string;
  src: string;
  poster?: string | null;
  captions?: string;
  seconds?: number;
}

const speeds = [0.75, 1, 1.25, 1.5, 2];

/** Videos one after another, with speed and keys: K, J, L, N. Nothing loads before it is played. */
export function VideoPlaylist({
  videos,
  renderAct,
}: {
  videos: readonly PlayableVideo[];
  /** What can be done with one of them, in its row. */
  renderAct?: (video: PlayableVideo) => ReactNode;
}) {
  const [index, setIndex] = useState(0);
  const [speed, setSpeed] = useState(1);
  const [hasFailed, setHasFailed] = useState(false);
  const player = useRef<HTMLVideoElement>(null);
  const goesOn = useRef(false);
  const goOnFrom = useGoOn();
  const current = videos[index];
  const track = useTextTrack(current?.captions ?? '');
  if (!current) return null;
  const open = (next: number, plays: boolean) => {
    if (next < 0 || next >= videos.length) return;
    goesOn.current = plays;
    setHasFailed(false);
    setIndex(next);
  };
  return (
    <section
      className="video-playlist"
      aria-label={m.video_player_list()}
      onKeyDown={(event) => handleKey(event, player.current, () => open(index + 1, true))}
    >
      {videos.length === 1 && (
        <p className="video-question-small">
          <bdi>{current.question}</bdi>
        </p>
      )}
      <div className="video-stage">
        {/* biome-ignore lint/a11y/useMediaCaption: the captions are there where somebody wrote them. */}
        <video
          key={current.id}
          ref={player}
          src={mediaAddress(current.src)}
          poster={current.poster ? mediaAddress(current.poster) : undefined}
          controls
          playsInline
          preload={goesOn.current ? 'auto' : 'none'}
          autoPlay={goesOn.current}
          aria-label={current.question}
          onLoadedMetadata={(event) => {
            event.currentTarget.playbackRate = speed;
          }}
          onEnded={() => open(index + 1, true)}
          onError={({ currentTarget }) => setHasFailed(!goOnFrom(currentTarget))}
        >
          {track && <track default kind="captions" label={m.video_captions_track()} src={track} />}
        </video>
      </div>
      {hasFailed && (
        <p className="video-hint" role="alert">
          {m.video_player_error()}
        </p>
      )}
      <div className="video-player-bar">
        <fieldset className="video-speeds">
          <legend className="sr">{m.video_player_speed()}</legend>
          {speeds.map((value) => (
            <button
              key={value}
              type="button"
              aria-pressed={speed === value}
              onClick={() => {
                setSpeed(value);
                if (player.current) player.current.playbackRate = value;
              }}
            >
              {inDigits(value)}×
            </button>
          ))}
        </fieldset>
        <span className="video-hint video-keys">{m.video_player_keys()}</span>
      </div>
      {(videos.length > 1 || renderAct) && (
        <List videos={videos} index={index} onOpen={(next) => open(next, true)} renderAct={renderAct} />
      )}
    </section>
  );
}

/** Files are named without their place on the wire. */
function mediaAddress(path: string): string {
  return /^(?:blob:|https?:|\/)/.test(path) ? path : `/api/${path}`;
}

interface ListProps {
  videos: readonly PlayableVideo[];
  index: number;
  onOpen(index: number): void;
  renderAct?: ((video: PlayableVideo) => ReactNode) | undefined;
}

function List(props: ListProps) {
  return (
    <ol className="video-index">
      {props.videos.map((video, index) => (
        <li key={video.id}>
          <button
            type="button"
            className="video-index-open"
            aria-current={index === props.index || undefined}
            onClick={() => props.onOpen(index)}
          >
            {video.poster ? (
              <img src={mediaAddress(video.poster)} alt="" loading="lazy" />
            ) : (
              <span className="video-index-blank" />
            )}
            <bdi>{video.question}</bdi>
            {video.seconds ? <span className="num">{minutesAndSeconds(video.seconds)}</span> : null}
          </button>
          {props.renderAct?.(video)}
        </li>
      ))}
    </ol>
  );
}

function handleKey(event: KeyboardEvent, player: HTMLVideoElement | null, next: () => void): void {
  if (!player || event.ctrlKey || event.metaKey || event.altKey) return;
  const deeds: Record<string, () => void> = {
    k: () => void (player.paused ? player.play() : player.pause()),
    j: () => {
      player.currentTime = Math.max(0, player.currentTime - 10);
    },
    l: () => {
      player.currentTime += 10;
    },
    n: next,
  };
  const deed = deeds[pressedKey(event).toLowerCase()];
  if (!deed) return;
  event.preventDefault();
  event.stopPropagation();
  deed();
}
