import type { ApplicationStatus } from '#domain/applications/applications.ts';
import { foldText } from '#domain/text/folding.ts';

/** Words of other systems' stages, in the order in which they are looked for: "offer declined" is no offer. */
const words: readonly [ApplicationStatus, readonly string[]][] = [
  [
    'Rejected',
    [
      'reject',
      'declin',
      'disqualif',
      'archiv',
      'not select',
      'unqualif',
      'withdr',
      'refus',
      'مرفوض',
      'رفض',
      'مستبعد',
    ],
  ],
  ['Hired', ['hired', 'joined', 'onboard', 'embauch', 'recruté', 'تم التعيين', 'معين']],
  ['On Hold', ['hold', 'pause', 'paused', 'en attente', 'معلق', 'مؤجل']],
  ['Offered', ['offer', 'offre', 'proposition', 'عرض']],
  ['Interviewed', ['interview', 'onsite', 'on site', 'face to face', 'entretien', 'مقابلة']],
  ['Shortlisted', ['shortlist', 'short list', 'présélection', 'assessment', 'test', 'قائمة مختصرة']],
  ['Screened', ['screen', 'review', 'phone', 'examen', 'فرز', 'مراجعة']],
];

const folded = words.map(([status, parts]) => [status, parts.map(foldText)] as const);

/** What a stage of another system is here; whoever is at none that is known waits. */
export function guessStatus(stage: string): ApplicationStatus {
  const text = foldText(stage);
  return folded.find(([, parts]) => parts.some((part) => text.includes(part)))?.[0] ?? 'Pending';
}
