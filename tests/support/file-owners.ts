import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { presetVideoQuestions } from '#domain/reference/video-questions.ts';
import { applicationExports } from '#server/modules/applications/export/table.ts';
import { applications, videoAnswers } from '#server/modules/applications/table.ts';
import { videoIntroductions } from '#server/modules/candidates/table.ts';
import { careersPages, careersSections } from '#server/modules/companies/careers/table.ts';
import { companyDocuments } from '#server/modules/companies/table.ts';
import { articlePictures, articles } from '#server/modules/content/articles/table.ts';
import type { FileReference } from '#server/modules/files/references.ts';
import { storeOwn } from '#server/modules/files/service.ts';
import type { FileKind } from '#server/modules/files/table.ts';
import { importRows, imports } from '#server/modules/imports/table.ts';
import { videoQuestions } from '#server/modules/job-openings/table.ts';
import { conversations, messageFiles, messages } from '#server/modules/messages/table.ts';
import { anOpening } from './openings.ts';
import { aCandidate, anApprovedCompany, type CompanyPerson, type Person } from './people.ts';
import type { TestServer } from './test-server.ts';

/** A candidate who applied to a company, with every record that can name a file. */
export interface FileOwners {
  candidate: Person;
  company: CompanyPerson;
  openingId: string;
  applicationId: string;
  questionId: string;
}

export async function fileOwners(server: TestServer): Promise<FileOwners> {
  const { db } = server.platform;
  const company = await anApprovedCompany(server);
  const candidate = await aCandidate(server);
  const openingId = await anOpening(server, company.companyId);
  const [question] = await db
    .insert(videoQuestions)
    .values({ openingId, position: 0, question: 'Why us?' })
    .returning();
  const parties = { companyId: company.companyId, candidateId: candidate.accountId };
  const [application] = await db
    .insert(applications)
    .values({ openingId, ...parties })
    .returning();
  if (!question || !application) throw new Error('The application was not written');
  const owners = {
    ...{ candidate, company, openingId },
    ...{ applicationId: application.id, questionId: question.id },
  };
  const video = async () => ({ fileId: (await aStoredFile(server, owners, 'video')).id });
  for (const [position, preset] of presetVideoQuestions.slice(0, 3).entries())
    await db.insert(videoIntroductions).values({
      candidateId: candidate.accountId,
      position,
      questionId: preset.id,
      ...(await video()),
    });
  const answer = { applicationId: application.id, questionId: question.id };
  await db.insert(videoAnswers).values({ ...answer, ...(await video()) });
  await db.insert(companyDocuments).values({
    companyId: company.companyId,
    kind: 'Commercial registration',
    fileId: (await aStoredFile(server, owners, 'document')).id,
  });
  await db.insert(careersPages).values({ companyId: company.companyId, updatedAt: server.clock.now() });
  await db.insert(careersSections).values({
    companyId: company.companyId,
    position: 0,
    kind: 'about',
    pictureFileId: (await aStoredFile(server, owners, 'careers')).id,
  });
  await db.insert(applicationExports).values({
    companyId: company.companyId,
    kind: 'csv',
    locale: 'en',
    what: { filters: {} },
    state: 'ready',
    total: 1,
    createdAt: server.clock.now(),
    fileId: (await aStoredFile(server, owners, 'export')).id,
  });
  const now = server.clock.now();
  const archive = { label: 'cvs.zip', fileHash: '', preset: 'cvs', total: 1 } as const;
  const [cvs] = await db
    .insert(imports)
    .values({ companyId: company.companyId, ...archive, columns: ['name'], createdAt: now })
    .returning();
  if (!cvs) throw new Error('The import was not written');
  const line = { importId: cvs.id, companyId: company.companyId, number: 1, cells: [''], createdAt: now };
  await db.insert(importRows).values({ ...line, fileId: (await aStoredFile(server, owners, 'export')).id });
  const [conversation] = await db
    .insert(conversations)
    .values({ ...parties, createdAt: now, lastAt: now })
    .returning();
  if (!conversation) throw new Error('The conversation was not written');
  const first = { conversationId: conversation.id, number: 1 };
  await db
    .insert(messages)
    .values({ ...first, side: 'company', text: 'Hello', key: randomUUID(), createdAt: now });
  await db
    .insert(messageFiles)
    .values({ ...first, place: 0, fileId: (await aStoredFile(server, owners, 'attachment')).id });
  const [article] = await db
    .insert(articles)
    .values({
      slug: articleOf(owners),
      texts: { en: undefined, fr: undefined, ar: undefined },
      updatedAt: server.clock.now(),
    })
    .returning();
  await db
    .insert(articlePictures)
    .values({ articleId: article?.id ?? 0, fileId: (await aStoredFile(server, owners, 'article')).id });
  return owners;
}

/** The address of an article that shows a picture. */
export function articleOf({ candidate }: FileOwners): string {
  return `pictures-${candidate.accountId}`;
}

/** A file with content, as an upload leaves it. */
export function aStoredFile(server: TestServer, owners: FileOwners, kind: FileKind) {
  const isCompanys = kind === 'logo' || kind === 'document' || kind === 'careers';
  const ownerId = (isCompanys ? owners.company : owners.candidate).accountId;
  const file = { kind, contentType: 'text/plain', extension: 'txt', ownerId, facts: { seconds: 3 } };
  return storeOwn(server.systemContext('test'), file, Buffer.from('content'));
}

/** Lets a column of these owners' records name the file. */
export async function nameFile(
  server: TestServer,
  owners: FileOwners,
  { table, column }: FileReference,
  fileId: string,
): Promise<void> {
  await server.platform.db.execute(
    sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = ${fileId} where ${rowOf(owners, table)}`,
  );
}

/** Whether a column of these owners' records names the file. */
export async function namesFile(
  server: TestServer,
  owners: FileOwners,
  { table, column }: FileReference,
  fileId: string,
): Promise<boolean> {
  const { rows } = await server.platform.db.execute(
    sql`select 1 from ${sql.identifier(table)} where ${sql.identifier(column)} = ${fileId} and ${rowOf(owners, table)}`,
  );
  return rows.length === 1;
}

function rowOf(owners: FileOwners, table: string) {
  const { candidate, company, applicationId } = owners;
  if (table === 'candidates') return sql`account_id = ${candidate.accountId}`;
  if (table === 'video_introductions') return sql`candidate_id = ${candidate.accountId} and position = 0`;
  if (table === 'applications') return sql`id = ${applicationId}`;
  if (table === 'video_answers') return sql`application_id = ${applicationId}`;
  if (table === 'companies') return sql`id = ${company.companyId}`;
  if (table === 'company_members') return sql`account_id = ${company.accountId}`;
  if (table === 'careers_sections') return sql`company_id = ${company.companyId}`;
  if (table === 'company_documents') return sql`company_id = ${company.companyId}`;
  if (table === 'application_exports') return sql`company_id = ${company.companyId}`;
  if (table === 'import_rows') return sql`company_id = ${company.companyId}`;
  if (table === 'message_files')
    return sql`conversation_id in (select id from conversations where candidate_id = ${candidate.accountId}
      and company_id = ${company.companyId})`;
  if (table === 'article_pictures')
    return sql`article_id = (select id from articles where slug = ${articleOf(owners)})`;
  throw new Error(`Say which row of ${table} belongs to these owners`);
}
