/** The groups of questions and their anchors, the same in every language. */
export const faqGroups = {
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
} as const;

export type FaqGroup = keyof typeof faqGroups;
export type FaqAnchor = (typeof faqGroups)[FaqGroup][number];

/** An answer is Markdown. */
type FaqText = { question: string; answer: string };
export type FaqTexts = {
  groups: Readonly<Record<FaqGroup, string>>;
  questions: Readonly<Record<FaqAnchor, FaqText>>;
};
