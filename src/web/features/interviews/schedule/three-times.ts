interface Time {
  date: string;
  start_time: string;
}

/** Three of the free times, each of another day while there are days, and by turns the earlier and the later of one. */
export function threeOf<T extends Time>(free: readonly T[]): T[] {
  const dates = [...new Set(free.map(({ date }) => date))];
  const days = dates.map((date) => free.filter((time) => time.date === date));
  const picked = days.slice(0, 3).map((times, index) => times[index % times.length] ?? times[0]);
  const rest = free.filter((time) => !picked.includes(time));
  const three = [...picked, ...rest].slice(0, 3).filter((time) => time !== undefined);
  return three.toSorted((one, other) => keyOf(one).localeCompare(keyOf(other)));
}

function keyOf({ date, start_time }: Time): string {
  return `${date} ${start_time}`;
}
