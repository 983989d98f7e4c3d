import type { ArticleText } from '#domain/articles.ts';
import type { Localized } from '#domain/locale.ts';
import { readableCvInArabic } from './cv-for-people-and-machines.ar.ts';
import { readableCvInEnglish } from './cv-for-people-and-machines.en.ts';
import { readableCvInFrench } from './cv-for-people-and-machines.fr.ts';
import { findingJobsInArabic } from './finding-jobs-in-qatar.ar.ts';
import { findingJobsInEnglish } from './finding-jobs-in-qatar.en.ts';
import { findingJobsInFrench } from './finding-jobs-in-qatar.fr.ts';
import { videoInterviewInArabic } from './interviews-by-video.ar.ts';
import { videoInterviewInEnglish } from './interviews-by-video.en.ts';
import { videoInterviewInFrench } from './interviews-by-video.fr.ts';
import { videoCvInArabic } from './relevance-of-a-video-cv.ar.ts';
import { videoCvInEnglish } from './relevance-of-a-video-cv.en.ts';
import { videoCvInFrench } from './relevance-of-a-video-cv.fr.ts';
import { gulfOfferInArabic } from './understanding-a-gulf-job-offer.ar.ts';
import { gulfOfferInEnglish } from './understanding-a-gulf-job-offer.en.ts';
import { gulfOfferInFrench } from './understanding-a-gulf-job-offer.fr.ts';
import { jobOpeningInArabic } from './writing-a-job-opening.ar.ts';
import { jobOpeningInEnglish } from './writing-a-job-opening.en.ts';
import { jobOpeningInFrench } from './writing-a-job-opening.fr.ts';

interface FirstArticle {
  id: number;
  slug: string;
  /** Shown on the landing page (specification, section 3: ids 1 to 3). */
  showHome: boolean;
  /** Calendar days, ISO 8601. */
  publishedOn: string;
  updatedOn: string;
  texts: Localized<ArticleText>;
}

/** What a new database begins with: the six fixed articles, by id. From then on they are a superadmin's. */
export const firstArticles: readonly FirstArticle[] = [
  {
    id: 1,
    slug: 'finding-jobs-in-qatar',
    showHome: true,
    publishedOn: '2026-02-15',
    updatedOn: '2026-11-12',
    texts: { en: findingJobsInEnglish, fr: findingJobsInFrench, ar: findingJobsInArabic },
  },
  {
    id: 2,
    slug: 'relevance-of-a-video-cv',
    showHome: true,
    publishedOn: '2026-03-08',
    updatedOn: '2026-11-03',
    texts: { en: videoCvInEnglish, fr: videoCvInFrench, ar: videoCvInArabic },
  },
  {
    id: 3,
    slug: 'cv-for-people-and-machines',
    showHome: true,
    publishedOn: '2026-04-19',
    updatedOn: '2026-10-21',
    texts: { en: readableCvInEnglish, fr: readableCvInFrench, ar: readableCvInArabic },
  },
  {
    id: 4,
    slug: 'interviews-by-video',
    showHome: false,
    publishedOn: '2026-05-24',
    updatedOn: '2026-09-27',
    texts: { en: videoInterviewInEnglish, fr: videoInterviewInFrench, ar: videoInterviewInArabic },
  },
  {
    id: 5,
    slug: 'understanding-a-gulf-job-offer',
    showHome: false,
    publishedOn: '2026-06-14',
    updatedOn: '2026-09-13',
    texts: { en: gulfOfferInEnglish, fr: gulfOfferInFrench, ar: gulfOfferInArabic },
  },
  {
    id: 6,
    slug: 'writing-a-job-opening',
    showHome: false,
    publishedOn: '2026-08-30',
    updatedOn: '2026-08-30',
    texts: { en: jobOpeningInEnglish, fr: jobOpeningInFrench, ar: jobOpeningInArabic },
  },
];
