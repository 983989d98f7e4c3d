/** A stream of numbers that is the same for the same seed: demo data and benchmarks can be repeated. */
export interface Random {
  /** At least 0, below 1. */
  next(): number;
  /** A whole number, both ends included. */
  between(from: number, to: number): number;
  chance(probability: number): boolean;
  pick<Value>(values: readonly Value[]): Value;
  /** One of them, by their weights. */
  weighted<Value extends { weight: number }>(values: readonly Value[]): Value;
  /** So many different ones, in random order. */
  some<Value>(values: readonly Value[], count: number): Value[];
  uuid(): string;
}

export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const hex = (length: number) => Array.from({ length }, () => Math.floor(next() * 16).toString(16)).join('');
  return {
    next,
    between,
    chance: (probability) => next() < probability,
    pick: (values) => {
      const value = values[Math.floor(next() * values.length)];
      if (value === undefined) throw new Error('Nothing to pick from');
      return value;
    },
    weighted: (values) => {
      let ticket = next() * values.reduce((sum, { weight }) => sum + weight, 0);
      for (const value of values) {
        ticket -= value.weight;
        if (ticket < 0) return value;
      }
      throw new Error('Nothing to pick from');
    },
    some: (values, count) => {
      const rest = [...values];
      return Array.from({ length: Math.min(count, rest.length) }, () =>
        rest.splice(Math.floor(next() * rest.length), 1),
      ).flat();
    },
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-${'89ab'[between(0, 3)]}${hex(3)}-${hex(12)}`,
  };
}
