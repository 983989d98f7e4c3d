import type { QuestionGroup, QuestionText } from '#domain/questions.ts';

/** What a new database begins with: the questions by group, with their anchors. From then on they are a superadmin's. */
export const firstQuestions = {
  candidates: [
    'cost',
    'apply',
    'fit',
    'application-status',
    'withdraw',
    'job-alerts',
    'cv-file',
    'cv-builder',
  ],
  employers: [
    'company-approval',
    'trial',
    'slots',
    'publish',
    'hidden-name',
    'shortlist',
    'move-application',
  ],
  video: ['video-introduction', 'video-device', 'retake', 'lost-connection', 'practice'],
  privacy: [
    'who-sees-me',
    'talent-pool',
    'share-link',
    'export-data',
    'delete-account',
    'report',
    'passport',
  ],
  account: ['verification-mail', 'forgotten-password', 'change-email', 'devices', 'language'],
} as const satisfies Record<QuestionGroup, readonly string[]>;

type FirstAnchor = (typeof firstQuestions)[QuestionGroup][number];
export type FirstTexts = Readonly<Record<FirstAnchor, QuestionText>>;
