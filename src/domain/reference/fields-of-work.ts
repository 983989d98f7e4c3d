import type { Localized } from '#domain/locale.ts';

/**
 * The fields of work that the landing page leads to: each is the word that the search finds its openings by, in the
 * reader's language. Where a language draws a trade wider, it has more of them: an architect is a مهندس, too.
 */
export const fieldsOfWork: readonly Localized[] = [
  { en: 'Nurse', fr: 'Infirmier', ar: 'ممرض' },
  { en: 'Engineer', fr: 'Ingénieur', ar: 'مهندس' },
  { en: 'Teacher', fr: 'Enseignant', ar: 'معلم' },
  { en: 'Developer', fr: 'Développeur', ar: 'مطور' },
  { en: 'Accountant', fr: 'Comptable', ar: 'محاسب' },
  { en: 'Sales', fr: 'Commercial', ar: 'مبيعات' },
  { en: 'Technician', fr: 'Technicien', ar: 'فني' },
  { en: 'Driver', fr: 'Chauffeur', ar: 'سائق' },
  // “Chef” would find every foreman and project manager, too: in French each of them is one.
  { en: 'Cook', fr: 'Cuisinier', ar: 'طباخ' },
  { en: 'Waiter', fr: 'Serveur', ar: 'نادل' },
  { en: 'Supervisor', fr: 'Superviseur', ar: 'مشرف' },
  { en: 'Receptionist', fr: 'Réceptionniste', ar: 'موظف استقبال' },
];
