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
  // “Chef” would find every foreman and project manager, too: in French each of them is one.
  { en: 'Cook', fr: 'Cuisinier' },
  { en: 'Waiter', fr: 'Serveur' },
  { en: 'Supervisor', fr: 'Superviseur' },
  { en: 'Receptionist', fr: 'Réceptionniste' },
];
