import { useRef } from 'react';

/**
 * Plays on where a line broke: the file is asked for anew, because the address that the browser was sent to is good for a
 * minute only. Answers whether it tries; of each moment once.
 */
export function useGoOn(): (player: HTMLVideoElement) => boolean {
  const tried = useRef<string>(undefined);
  return (player) => {
    const { error, currentSrc, currentTime, paused, playbackRate } = player;
    const moment = `${currentSrc} ${currentTime}`;
    if (error?.code !== MediaError.MEDIA_ERR_NETWORK || tried.current === moment) return false;
    tried.current = moment;
    player.load();
    player.currentTime = currentTime;
    player.defaultPlaybackRate = playbackRate;
    if (!paused) void player.play().catch(() => undefined);
    return true;
  };
}
