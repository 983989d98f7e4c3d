/** What differs from what is stored; of those that belong together all, where one differs. */
export function changesOf<Values extends object>(
  stored: Values,
  values: Values,
  together: readonly string[] = [],
): Partial<Values> {
  const isChanged = (name: string) =>
    JSON.stringify(values[name as keyof Values]) !== JSON.stringify(stored[name as keyof Values]);
  const isGroupChanged = together.some(isChanged);
  const names = Object.keys(values).filter(
    (name) => isChanged(name) || (isGroupChanged && together.includes(name)),
  );
  return Object.fromEntries(names.map((name) => [name, values[name as keyof Values]])) as Partial<Values>;
}
