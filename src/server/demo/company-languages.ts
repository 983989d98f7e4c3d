import type { CompanyDescriptions } from '#domain/companies/descriptions.ts';

/** The names in Arabic of the companies that have one. */
export const namesInArabic: Readonly<Record<string, string>> = {
  'Rawdat Engineering': 'روضة للهندسة',
  'Marsa Clinics': 'عيادات المرسى',
  'Dafna Bay Hotels': 'فنادق خليج الدفنة',
};

/** What some of them say of themselves in Arabic and French. */
export const descriptionsOf: Readonly<Record<string, CompanyDescriptions>> = {
  'Rawdat Engineering': {
    ar: 'مهندسو إنشاءات ومهندسون مدنيون للأبراج والجسور والأرض التي تقوم عليها.',
    fr: 'Ingénieurs en structure et en génie civil pour les tours, les ponts et le sol qui les porte.',
  },
  'Marsa Clinics': { ar: 'تسع عيادات لطب الأسرة ومستشفى نهاري بين الوكرة والخور.' },
};
