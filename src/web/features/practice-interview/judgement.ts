/** Words a minute that are easy to follow, for most listeners. */
const easyPace = { slowest: 100, fastest: 170 };
const shortSeconds = 30;
const longShare = 0.92;
const longPauseSeconds = 4;

export function judgePace(wordsPerMinute: number): 'good' | 'slow' | 'fast' {
  if (wordsPerMinute < easyPace.slowest) return 'slow';
  return wordsPerMinute > easyPace.fastest ? 'fast' : 'good';
}

export function judgeLength(seconds: number, allowed: number): 'good' | 'short' | 'long' {
  if (seconds < shortSeconds) return 'short';
  return seconds > allowed * longShare ? 'long' : 'good';
}

export function judgePauses(longest: number): 'good' | 'long' {
  return longest > longPauseSeconds ? 'long' : 'good';
}
