import { inDigits } from '#domain/digits.ts';

/** `1:05` for 65 seconds. */
export function minutesAndSeconds(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  return inDigits(`${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`);
}
