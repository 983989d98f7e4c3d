import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { CertificateEntry } from '#domain/candidates/certificates.ts';
import { consentPurposes } from '#domain/candidates/consents.ts';
import type { EducationEntry } from '#domain/candidates/education.ts';
import type { ExperienceEntry } from '#domain/candidates/experience.ts';
import type { LanguageEntry } from '#domain/candidates/languages.ts';
import type { Eligibility } from '#domain/candidates/profile.ts';
import type { ReferenceEntry } from '#domain/candidates/references.ts';
import { defaultPublicSections, profileSections } from '#domain/candidates/visibility.ts';
import { locales } from '#domain/locale.ts';
import { files } from '#server/modules/files/table.ts';
import { accounts } from '#server/modules/identity/table.ts';
import { idByTime, moment } from '#server/platform/database/columns.ts';

const emptyList = sql`'[]'::jsonb`;
const noTexts = sql`'{}'::text[]`;

/** A candidate's profile (`candidate_details` on the wire, with the same names there). */
export const candidates = pgTable(
  'candidates',
  {
    accountId: uuid('account_id')
      .primaryKey()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Unguessable id of the public profile and the video page. */
    shareId: uuid('share_id').notNull().defaultRandom(),
    isPublished: boolean('is_published').notNull().default(false),
    /** The last day of the share link, in the company-default zone; null without an end. */
    shareUntil: date('share_until'),
    /** Sections that visitors see. */
    publicSections: text('public_sections', { enum: profileSections })
      .array()
      .notNull()
      .default(sql.raw(`'{${defaultPublicSections.join(',')}}'::text[]`)),
    dialCode: text('dial_code').notNull().default('+974'),
    /** As an earlier version, or an older process beside this one, writes it; the start seals and empties it. */
    plainPhone: text('phone').notNull().default(''),
    /** The national digits, sealed. */
    sealedPhone: text('phone_sealed'),
    /** By which the same number is found under another account; says nothing without the key. */
    phoneLookup: text('phone_lookup'),
    residenceCountry: text('residence_country').notNull().default(''),
    nationality: text('nationality').notNull().default(''),
    /** As `plainPhone`. */
    plainDateOfBirth: date('date_of_birth'),
    sealedDateOfBirth: text('date_of_birth_sealed'),
    gender: text('gender').notNull().default(''),
    maritalStatus: text('marital_status').notNull().default(''),
    expectedSalary: doublePrecision('expected_salary'),
    industry: text('industry').notNull().default(''),
    title: text('title').notNull().default(''),
    currentCompany: text('current_company').notNull().default(''),
    currentPosition: text('current_position').notNull().default(''),
    description: text('description').notNull().default(''),
    website: text('website').notNull().default(''),
    linkedin: text('linkedin').notNull().default(''),
    facebook: text('facebook').notNull().default(''),
    twitter: text('twitter').notNull().default(''),
    instagram: text('instagram').notNull().default(''),
    desiredJobs: text('desired_jobs').array().notNull().default(noTexts),
    professionalSkills: text('professional_skills').array().notNull().default(noTexts),
    totalExperience: text('total_experience').notNull().default('0.0'),
    languages: jsonb('languages').$type<LanguageEntry[]>().notNull().default(emptyList),
    educations: jsonb('educations').$type<EducationEntry[]>().notNull().default(emptyList),
    experiences: jsonb('experiences').$type<ExperienceEntry[]>().notNull().default(emptyList),
    certificates: jsonb('certificates').$type<CertificateEntry[]>().notNull().default(emptyList),
    /** Third persons who speak for the candidate, and whether companies with an application read of them. */
    references: jsonb('references').$type<ReferenceEntry[]>().notNull().default(emptyList),
    referencesShown: boolean('references_shown').notNull().default(false),
    /** What openings of the Gulf ask: visa option, in country, notice period, driving licences. */
    eligibility: jsonb('eligibility').$type<Eligibility>().notNull().default(sql`'{}'::jsonb`),
    avatarFileId: uuid('avatar_file_id').references(() => files.id),
    cvFileId: uuid('cv_file_id').references(() => files.id),
    cvText: text('cv_text').notNull().default(''),
    profileStrength: integer('profile_strength').notNull().default(0),
    profileViews: integer('profile_views').notNull().default(0),
    /** How often the candidate took the CV as a PDF. */
    cvDownloads: integer('cv_downloads').notNull().default(0),
    /** The newest words of the ledger on the three consents that have a switch. */
    emailConsent: boolean('email_consent').notNull().default(false),
    whatsappConsent: boolean('whatsapp_consent').notNull().default(false),
    poolConsent: boolean('pool_consent').notNull().default(false),
    emailNewJob: boolean('email_new_job').notNull().default(true),
    emailIncompleteInterview: boolean('email_incomplete_interview').notNull().default(true),
    emailJobUpdates: boolean('email_job_updates').notNull().default(true),
    /** Companies that this candidate hides from. */
    hiddenFromCompanies: uuid('hidden_from_companies').array().notNull().default(sql`'{}'::uuid[]`),
    /** Whether the alert of what this candidate wishes for is there (`alerts/wishes-service.ts`). */
    areWishesKept: boolean('are_wishes_kept').notNull().default(false),
    /** Counts up with each save: a second editor with an older version is refused. */
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('candidates_share').on(table.shareId),
    index('candidates_updated').on(table.updatedAt),
    index('candidates_cv').on(table.cvFileId),
    index('candidates_avatar').on(table.avatarFileId),
    index('candidates_phone_lookup').on(table.phoneLookup).where(sql`phone_lookup is not null`),
    index('candidates_plain').on(table.accountId).where(sql`phone <> '' or date_of_birth is not null`),
    index('candidates_hidden').using('gin', table.hiddenFromCompanies),
    index('candidates_offers').on(table.accountId).where(sql`email_consent`),
    index('candidates_wishes_unkept').on(table.accountId).where(sql`not are_wishes_kept`),
  ],
);

/** The three answers of the video introduction. */
export const videoIntroductions = pgTable(
  'video_introductions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    candidateId: uuid('candidate_id')
      .notNull()
      .references(() => candidates.accountId, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    questionId: text('question_id').notNull(),
    fileId: uuid('file_id')
      .notNull()
      .references(() => files.id),
    posterFileId: uuid('poster_file_id').references(() => files.id),
    captions: text('captions').notNull().default(''),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('video_introductions_position').on(table.candidateId, table.position),
    index('video_introductions_file').on(table.fileId),
    index('video_introductions_poster').on(table.posterFileId),
  ],
);

/** What was agreed to, when, in which words; the newest row of a purpose counts. */
export const consents = pgTable(
  'consents',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: consentPurposes }).notNull(),
    isGiven: boolean('is_given').notNull(),
    text: text('text').notNull(),
    textVersion: text('text_version').notNull(),
    locale: text('locale', { enum: locales }).notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('consents_account').on(table.accountId, table.purpose, table.createdAt.desc().nullsFirst()),
  ],
);

/** Who opened which profile, CV or video; shown to the candidate. */
export const profileViews = pgTable(
  'profile_views',
  {
    id: idByTime('id').primaryKey(),
    candidateId: uuid('candidate_id')
      .notNull()
      .references(() => candidates.accountId, { onDelete: 'cascade' }),
    /** Null for a visitor, and for a company whose name stays unsaid. */
    companyId: uuid('company_id'),
    isConfidential: boolean('is_confidential').notNull().default(false),
    what: text('what', { enum: ['profile', 'cv', 'video'] }).notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('profile_views_candidate').on(table.candidateId, table.createdAt.desc().nullsFirst()),
    index('profile_views_age').on(table.createdAt),
  ],
);

/** How many candidates wish for a job in the same words, whatever the case. Kept by a trigger. */
export const desiredJobCounts = pgTable(
  'desired_job_counts',
  {
    folded: text('folded').primaryKey(),
    /** As one of them wrote it. */
    job: text('job').notNull(),
    candidates: integer('candidates').notNull(),
  },
  (table) => [
    index('desired_job_counts_most').on(table.candidates.desc().nullsFirst()).where(sql`candidates > 1`),
  ],
);
