import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { type CompanyStatus, companyStatuses } from '#domain/companies/approval.ts';
import { companyDocuments as documentKinds } from '#domain/companies/companies.ts';
import type { CompanyDescriptions } from '#domain/companies/descriptions.ts';
import { applicationMails } from '#domain/companies/members.ts';
import { memberRoles } from '#domain/companies/roles.ts';
import { files } from '#server/modules/files/table.ts';
import { accounts } from '#server/modules/identity/table.ts';
import { plans } from '#server/modules/plans/table.ts';
import { moment } from '#server/platform/database/columns.ts';

/** The columns that a decision sets, as they were; moments as ISO texts. */
export interface ApprovalBefore {
  /** When the decision fell. */
  decidedAt?: string;
  approvedStatus: CompanyStatus;
  approvedAt: string | null;
  verifiedBy: string | null;
  declineReason: string | null;
  changedFields: string[];
  trialExpiresAt: string | null;
}

/** Companies that the directory may list. */
const isListed = sql`approved_status = 'Approved' and profile_visibility`;

/** A company's profile, its plan with its slots, and where it stands with the approval. */
export const companies = pgTable(
  'companies',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    /** The name in Arabic; empty where it has none. */
    nameAr: text('name_ar').notNull().default(''),
    /** Both names, folded as the directory finds them; a trigger keeps it. */
    searchName: text('search_name').notNull().default(''),
    /** What both names are found by (`nameKeys`); null until that is worked out. */
    nameKeys: text('name_keys').array(),
    logoFileId: uuid('logo_file_id').references(() => files.id),
    industry: text('industry').notNull().default('Other industries'),
    country: text('country').notNull().default('Qatar'),
    city: text('city').notNull().default(''),
    numberOfEmployee: text('number_of_employee').notNull().default('50-100'),
    description: text('description').notNull().default(''),
    /** The same in the languages of its readers, as far as it was written in them. */
    descriptions: jsonb('descriptions').$type<CompanyDescriptions>().notNull().default(sql`'{}'::jsonb`),
    address: text('address').notNull().default(''),
    dialCode: text('dial_code').notNull().default('+974'),
    phone: text('phone').notNull().default(''),
    email: text('email').notNull().default(''),
    crNumber: text('cr_number').notNull().default(''),
    crExpiresOn: date('cr_expires_on'),
    planId: text('plan_id')
      .notNull()
      .default('trial')
      .references(() => plans.id),
    jobSlots: integer('job_slots').notNull().default(6),
    videoSlots: integer('video_slots').notNull().default(3),
    screeningSlots: integer('screening_slots').notNull().default(5),
    profileVisibility: boolean('profile_visibility').notNull().default(true),
    timezone: text('timezone').notNull().default('Asia/Qatar'),
    website: text('website').notNull().default(''),
    linkedin: text('linkedin').notNull().default(''),
    twitter: text('twitter').notNull().default(''),
    facebook: text('facebook').notNull().default(''),
    instagram: text('instagram').notNull().default(''),
    emailAccept: boolean('email_accept').notNull().default(false),
    emailReject: boolean('email_reject').notNull().default(false),
    emailShortlisted: boolean('email_sortlisted').notNull().default(false),
    emailInterview: boolean('email_interview').notNull().default(false),
    mailTemplates: jsonb('mail_templates')
      .$type<Record<string, string>>()
      .notNull()
      .default(sql`'{}'::jsonb`),
    /** Reasons for a rejection in its own words. */
    rejectionReasons: text('rejection_reasons').array().notNull().default(sql`'{}'::text[]`),
    /** Menu features switched off by an admin. */
    disabledFeatures: text('disabled_features').array().notNull().default(sql`'{}'::text[]`),
    /** Whether programs of its own hear of what happens (`webhooks`). */
    hasWebhooks: boolean('has_webhooks').notNull().default(false),
    approvedStatus: text('approved_status', { enum: companyStatuses }).notNull().default('Pending'),
    approvedAt: moment('approved_at'),
    /** How many applications in a hundred it answers within ten days; null until that can be said. */
    answerRate: integer('answer_rate'),
    verifiedBy: text('verified_by'),
    declineReason: text('decline_reason'),
    /** Reviewed fields that an approved company changed: what the next review looks at. */
    changedFields: text('changed_fields').array().notNull().default(sql`'{}'::text[]`),
    /** What stood before the latest approval, for whoever takes it back; null after any other decision. */
    approvalBefore: jsonb('approval_before').$type<ApprovalBefore>(),
    submittedAt: moment('submitted_at').notNull().defaultNow(),
    /** The moment after the trial's last day. */
    trialExpiresAt: moment('trial_expires_at'),
    settingsCreatedAt: moment('settings_created_at'),
    /** Closed for good, by its owner or at its wish by the team; erased by a task after `eraseAfter`. */
    closedAt: moment('closed_at'),
    closedBy: text('closed_by', { enum: ['owner', 'team'] }),
    eraseAfter: moment('erase_after'),
    /** Counts up with each save: a second editor with an older version is refused. */
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('companies_slug').on(table.slug),
    index('companies_status').on(table.approvedStatus, table.createdAt.desc().nullsFirst()),
    index('companies_waiting').on(table.approvedStatus, table.submittedAt, table.id),
    index('companies_created').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('companies_listed_name').on(table.searchName, table.id).where(isListed),
    index('companies_listed_newest').on(sql`approved_at desc nulls last`, table.id).where(isListed),
    index('companies_listed_words')
      .using('gin', sql`(' ' || ${table.searchName}) gin_trgm_ops`)
      .where(isListed),
    index('companies_name_keys').using('gin', table.nameKeys),
    index('companies_unkeyed').on(table.id).where(sql`name_keys is null`),
    index('companies_logo').on(table.logoFileId),
    index('companies_trial').on(table.trialExpiresAt),
    index('companies_erasure').on(table.eraseAfter).where(sql`${table.eraseAfter} is not null`),
  ],
);

/** People of a company and what they may do there. */
export const companyMembers = pgTable(
  'company_members',
  {
    accountId: uuid('account_id')
      .primaryKey()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    role: text('role', { enum: memberRoles }).notNull(),
    dialCode: text('dial_code').notNull().default('+974'),
    /** As an earlier version, or an older process beside this one, writes it; the start seals and empties it. */
    plainPhone: text('phone').notNull().default(''),
    sealedPhone: text('phone_sealed'),
    avatarFileId: uuid('avatar_file_id').references(() => files.id),
    /** How to hear of new applications; null as long as nothing is chosen. */
    applicationMail: text('application_mail', { enum: applicationMails }),
    /** Whether to hear by email of being named in a note. */
    mentionMail: boolean('mention_mail').notNull().default(true),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('company_members_company').on(table.companyId),
    index('company_members_avatar').on(table.avatarFileId),
    index('company_members_daily').on(table.companyId).where(sql`${table.applicationMail} = 'daily'`),
  ],
);

/** Registration documents; private to the company and the admins. */
export const companyDocuments = pgTable(
  'company_documents',
  {
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: documentKinds }).notNull(),
    fileId: uuid('file_id')
      .notNull()
      .references(() => files.id),
    expiresOn: date('expires_on'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.kind] }),
    index('company_documents_file').on(table.fileId),
  ],
);

/** A company asks for a plan; the team answers by setting it. */
export const planRequests = pgTable(
  'plan_requests',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    planId: text('plan_id')
      .notNull()
      .references(() => plans.id),
    message: text('message').notNull().default(''),
    requestedBy: uuid('requested_by').references(() => accounts.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('plan_requests_company').on(table.companyId, table.createdAt.desc().nullsFirst()),
    index('plan_requests_person').on(table.requestedBy),
  ],
);
