/** Language levels, from the lowest to the highest (specification, section 3). */
export const proficiencies = ['Low Proficiency', 'Moderate Proficiency', 'Expert', 'Native'] as const;
export type Proficiency = (typeof proficiencies)[number];

/** Whether a level is at least as good as the one asked for. */
export function reachesProficiency(level: string, wanted: Proficiency): boolean {
  const names: readonly string[] = proficiencies;
  return names.indexOf(level) >= names.indexOf(wanted);
}
