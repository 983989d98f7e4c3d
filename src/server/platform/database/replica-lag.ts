/** Milliseconds of a clock that never goes back. */
type Moment = number;

/** How far a replica is behind, reckoned by one clock: this process's. */
export interface LagRecord {
  /** The primary's log had come so far at that moment. */
  remember(at: Moment, position: bigint): void;
  /**
   * Seconds for which the replica has lacked something, at most; 0 where it has all that was remembered, however long
   * ago anything was written. `isKnown` is false where it lacks what was there at the first moment, so that it may be more.
   */
  lagOf(replayed: bigint, at: Moment): { seconds: number; isKnown: boolean };
}

/** Ten minutes at one look a second; what is behind by more is said to be behind by that. */
const most = 600;

/** A primary that is idle makes no lag, and no two machines' clocks are compared. */
export function recordLag(): LagRecord {
  let known: { at: Moment; position: bigint }[] = [];
  return {
    remember(at, position) {
      const newest = known.at(-1);
      // Another log begins where a primary was restored or another took its place.
      if (newest && position < newest.position) known = [];
      if (newest?.position === position) newest.at = at;
      else known.push({ at, position });
      if (known.length > most) known.shift();
    },
    lagOf(replayed, at) {
      const had = known.findLastIndex(({ position }) => position <= replayed);
      if (had === known.length - 1) return { seconds: 0, isKnown: true };
      const since = known[Math.max(0, had)]?.at ?? at;
      return { seconds: (at - since) / 1000, isKnown: had >= 0 };
    },
  };
}
