/** Kinds of driving licence that openings of the Gulf ask for. */
export const drivingLicences = [
  'Light vehicle',
  'Motorcycle',
  'Heavy vehicle',
  'Bus',
  'Forklift',
  'Heavy equipment',
] as const;
