import type { Localized } from '#domain/locale.ts';

/**
 * The fields of work that the landing page leads to: what each is called, and the word that the search finds its openings
 * by, in the reader's language. Where a language draws a trade wider, it has more of them: an architect is a مهندس, too.
 */
export const fieldsOfWork: readonly { name: Localized; word: Localized }[] = [
  {
    name: { en: 'Nurse', fr: 'Soins infirmiers', ar: 'التمريض' },
    word: { en: 'Nurse', fr: 'Infirmier', ar: 'ممرض' },
  },
  {
    name: { en: 'Engineer', fr: 'Ingénierie', ar: 'الهندسة' },
    word: { en: 'Engineer', fr: 'Ingénieur', ar: 'مهندس' },
  },
  {
    name: { en: 'Teacher', fr: 'Enseignement', ar: 'التعليم' },
    word: { en: 'Teacher', fr: 'Enseignant', ar: 'معلم' },
  },
  {
    name: { en: 'Developer', fr: 'Développement', ar: 'البرمجة' },
    word: { en: 'Developer', fr: 'Développeur', ar: 'مطور' },
  },
  {
    name: { en: 'Accountant', fr: 'Comptabilité', ar: 'المحاسبة' },
    word: { en: 'Accountant', fr: 'Comptable', ar: 'محاسب' },
  },
  {
    name: { en: 'Sales', fr: 'Commerce', ar: 'المبيعات' },
    word: { en: 'Sales', fr: 'Commercial', ar: 'مبيعات' },
  },
  {
    name: { en: 'Technician', fr: 'Technique', ar: 'الأعمال الفنية' },
    word: { en: 'Technician', fr: 'Technicien', ar: 'فني' },
  },
  {
    name: { en: 'Driver', fr: 'Conduite', ar: 'القيادة والنقل' },
    word: { en: 'Driver', fr: 'Chauffeur', ar: 'سائق' },
  },
  // “Chef” would find every foreman and project manager, too: in French each of them is one.
  {
    name: { en: 'Cook', fr: 'Cuisine', ar: 'الطبخ' },
    word: { en: 'Cook', fr: 'Cuisinier', ar: 'طباخ' },
  },
  {
    name: { en: 'Waiter', fr: 'Service en salle', ar: 'خدمة الطاولات' },
    word: { en: 'Waiter', fr: 'Serveur', ar: 'نادل' },
  },
  {
    name: { en: 'Supervisor', fr: 'Encadrement', ar: 'الإشراف' },
    word: { en: 'Supervisor', fr: 'Superviseur', ar: 'مشرف' },
  },
  {
    name: { en: 'Receptionist', fr: 'Réception', ar: 'الاستقبال' },
    word: { en: 'Receptionist', fr: 'Réceptionniste', ar: 'موظف استقبال' },
  },
];
