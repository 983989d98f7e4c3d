import { foldText } from '#domain/text/folding.ts';
import type { ImportField, ImportPreset } from './imports.ts';

/** Heads of columns by what they hold, in three languages and in the words of the systems that people come from. */
const heads: Readonly<Record<ImportField, string>> = {
  name: `name|full name|candidate name|candidate|applicant|applicant name|contact name|
    nom complet|nom et prénom|candidat|nom du candidat|الاسم|الاسم الكامل|اسم المرشح|اسم المتقدم|المرشح|المتقدم`,
  first_name: 'first name|firstname|given name|forename|prénom|الاسم الأول',
  last_name: 'last name|lastname|surname|family name|nom|nom de famille|اسم العائلة|الاسم الأخير|اللقب',
  email: `email|e-mail|emails|email address|email addresses|candidate email|primary email|personal email|email id|
    courriel|adresse email|adresse e-mail|البريد الإلكتروني|البريد|الإيميل`,
  phone: `phone|phones|phone number|phone numbers|mobile|mobile number|mobile phone|telephone|tel|contact number|
    téléphone|portable|numéro de téléphone|الهاتف|رقم الهاتف|الجوال|رقم الجوال|الموبايل`,
  opening: `job|job name|jobs|job title|position|opening|job opening|posting|posting title|posting name|vacancy|
    applied for|requisition title|poste|offre|intitulé du poste|الوظيفة|المسمى الوظيفي|عنوان الوظيفة|الشاغر`,
  stage: `stage|current stage|stage name|status|application status|candidate status|pipeline stage|
    étape|statut|état|المرحلة|الحالة|حالة الطلب`,
  applied_on: `applied on|applied at|application date|date applied|applied date|created at|created time|created|
    submitted on|submitted at|added on|date|date de candidature|candidature reçue le|créé le|تاريخ التقديم|تاريخ الطلب|التاريخ`,
  note: `note|notes|comment|comments|remarks|feedback|remarque|remarques|commentaire|commentaires|ملاحظة|ملاحظات|تعليق|تعليقات`,
  rating: `rating|score|stars|overall rating|overall recommendation|note sur 5|évaluation|التقييم|الدرجة`,
  external_id: `application id|id|external id|opportunity id|candidate id|profile id|cv reference|reference|
    identifiant|référence|المعرف|رقم الطلب|المرجع`,
  cv: `cv|cvs|cv file|cv filename|cv file name|resume|resumes|resume file|resume filename|resume file name|curriculum vitae|
    file|files|filename|file name|attachment|attachments|document|
    fichier|nom du fichier|fichier cv|pièce jointe|السيرة الذاتية|السيرة|ملف السيرة الذاتية|الملف|اسم الملف|المرفق|المرفقات`,
};

/** By two heads of an export that the others do not have together. Accounts rename columns: it is a guess, and shown. */
const signs: readonly [ImportPreset, readonly string[]][] = [
  ['greenhouse', ['job name', 'current stage']],
  ['greenhouse', ['candidate name', 'stage name']],
  ['lever', ['opportunity id', 'posting']],
  ['lever', ['emails', 'posting']],
  ['workable', ['firstname', 'lastname']],
  ['workable', ['disqualified', 'stage']],
  ['zoho', ['posting title', 'candidate status']],
  ['zoho', ['posting title', 'application status']],
  ['bayt', ['cv reference']],
];

const fieldsByHead = new Map(
  (Object.entries(heads) as [ImportField, string][]).flatMap(([field, words]) =>
    words.split('|').map((word) => [plain(word), field] as const),
  ),
);

/** What the columns hold, as their heads tell; each field once, the first column of it counts. Files are named beside files alone. */
export function guessColumns(columns: readonly string[], { hasFiles = false } = {}): (ImportField | null)[] {
  const taken = new Set<ImportField>(hasFiles ? [] : ['cv']);
  return columns.map((head) => {
    const field = fieldsByHead.get(plain(head));
    if (!field || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
}

/** Which system wrote the file. */
export function guessPreset(columns: readonly string[]): ImportPreset {
  const known = new Set(columns.map(plain));
  return signs.find(([, words]) => words.every((word) => known.has(word)))?.[0] ?? 'other';
}

function plain(head: string): string {
  return foldText(head)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
