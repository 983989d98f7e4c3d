import type { Localized } from '#domain/locale.ts';

/** The fields of work that the landing page leads to: each is the word that the search finds its openings by. */
export const fieldsOfWork: readonly Localized[] = [
  { en: 'Nurse', fr: 'Infirmier' },
  { en: 'Engineer', fr: 'Ingénieur' },
  { en: 'Teacher', fr: 'Enseignant' },
  { en: 'Developer', fr: 'Développeur' },
  { en: 'Accountant', fr: 'Comptable' },
  { en: 'Sales', fr: 'Commercial' },
  { en: 'Technician', fr: 'Technicien' },
  { en: 'Driver', fr: 'Chauffeur' },
  { en: 'Chef', fr: 'Chef' },
  { en: 'Supervisor', fr: 'Superviseur' },
  { en: 'Manager', fr: 'Responsable' },
  { en: 'Receptionist', fr: 'Réceptionniste' },
];
