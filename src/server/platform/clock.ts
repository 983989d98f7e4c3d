/** Where the time comes from: everything that asks for "now" asks this. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock that stands still until it is advanced. */
export interface FixedClock extends Clock {
  /** Milliseconds; negative turns the clock back. */
  advance(milliseconds: number): void;
  set(date: Date): void;
}

/** A clock for tests: it shows `start` until it is moved by hand. */
export function fixedClock(start: Date | string): FixedClock {
  let time = new Date(start).getTime();
  return {
    now: () => new Date(time),
    advance: (milliseconds) => {
      time += milliseconds;
    },
    set: (date) => {
      time = date.getTime();
    },
  };
}
