import { eq } from 'drizzle-orm';
import { presetVideoQuestions } from '#domain/reference/video-questions.ts';
import { dayMs } from '#domain/time.ts';
import { sweepExports } from '#server/modules/applications/export/service.ts';
import { applicationExports } from '#server/modules/applications/export/table.ts';
import { deleteAccount } from '#server/modules/identity/service.ts';
import { dropOldConversations } from '#server/modules/messages/retention.ts';
import { conversations } from '#server/modules/messages/table.ts';
import { anUploadedCv } from './applications.ts';
import { send } from './client.ts';
import { articleOf, aStoredFile, type FileOwners } from './file-owners.ts';
import { aSuperadmin, password } from './people.ts';
import type { TestServer } from './test-server.ts';
import { aPdf, aPicture, upload } from './uploads.ts';

/** Something that makes records let a file go. */
export interface FileDeed {
  /** The columns, as `table.column`, that name the file no more. */
  takes: string[];
  /** When a file that nothing else names is gone. */
  frees: 'at once' | 'with the sweep';
  run(server: TestServer, owners: FileOwners): Promise<unknown>;
}

const introduction = ['video_introductions.file_id', 'video_introductions.poster_file_id'];
const answer = ['video_answers.file_id', 'video_answers.poster_file_id'];
const message = ['message_files.file_id'];
const application = ['applications.cv_file_id', ...answer];
const profile = ['candidates.cv_file_id', 'candidates.avatar_file_id', ...introduction];
const company = [
  'companies.logo_file_id',
  'company_members.avatar_file_id',
  'company_documents.file_id',
  'application_exports.file_id',
  'careers_sections.picture_file_id',
  'import_rows.file_id',
];

/** Everything that replaces, deletes, withdraws or erases. */
export const fileDeeds: Record<string, FileDeed> = {
  "a candidate replaces the profile's CV": {
    takes: ['candidates.cv_file_id'],
    frees: 'at once',
    run: async (server, { candidate }) =>
      send(server, 'PUT', '/api/candidate/1', {
        ...candidate,
        body: { cv: await anUploadedCv(server, candidate) },
      }),
  },
  "a candidate deletes the profile's CV": {
    takes: ['candidates.cv_file_id'],
    frees: 'at once',
    run: (server, { candidate }) =>
      send(server, 'PUT', '/api/candidate/1', { ...candidate, body: { cv: '' } }),
  },
  'a candidate replaces the picture': {
    takes: ['candidates.avatar_file_id'],
    frees: 'at once',
    run: (server, { candidate }) => sendPicture(server, candidate, 'user'),
  },
  'a candidate deletes the picture': {
    takes: ['candidates.avatar_file_id'],
    frees: 'at once',
    run: (server, { candidate }) =>
      send(server, 'PUT', '/api/candidate/1', { ...candidate, body: { avatar: '' } }),
  },
  'a candidate records the introduction anew': {
    takes: introduction,
    frees: 'at once',
    run: async (server, owners) => {
      const videos = [];
      for (const { id } of presetVideoQuestions.slice(0, 3)) {
        const file = await aStoredFile(server, owners, 'video');
        videos.push({ id, video_question: `files/${file.id}`, captions: '' });
      }
      return send(server, 'POST', '/api/updateVideoCv', { ...owners.candidate, body: { video_cv: videos } });
    },
  },
  'a candidate removes the introduction': {
    takes: introduction,
    frees: 'at once',
    run: (server, { candidate }) => send(server, 'DELETE', '/api/videocv', candidate),
  },
  'a superadmin takes a picture out of an article': {
    takes: ['article_pictures.file_id'],
    frees: 'at once',
    run: (server, owners) => saveWithoutPicture(server, owners),
  },
  'a candidate records an answer anew': {
    takes: answer,
    frees: 'at once',
    run: async (server, owners) => {
      const video = `files/${(await aStoredFile(server, owners, 'video')).id}`;
      return send(server, 'POST', `/api/job_application/${owners.applicationId}/video_answer`, {
        ...owners.candidate,
        body: { question_id: owners.questionId, video },
      });
    },
  },
  'a company deletes the opening': {
    takes: application,
    frees: 'with the sweep',
    run: (server, { company, openingId }) =>
      send(server, 'POST', `/api/job_opening/${openingId}/delete`, { ...company, body: { password } }),
  },
  'a company replaces the logo': {
    takes: ['companies.logo_file_id'],
    frees: 'at once',
    run: (server, { company }) => sendPicture(server, company, 'company'),
  },
  'a company deletes the logo': {
    takes: ['companies.logo_file_id'],
    frees: 'at once',
    run: (server, { company }) =>
      send(server, 'PUT', '/api/users/1', { ...company, body: { extra_data: { logo: '' } } }),
  },
  'an owner takes a picture out of the careers page': {
    takes: ['careers_sections.picture_file_id'],
    frees: 'at once',
    run: async (server, { company }) => {
      const { data } = (await send(server, 'GET', '/api/careers_page', company)).body;
      return send(server, 'PUT', '/api/careers_page', { ...company, body: { ...data, sections: [] } });
    },
  },
  'a company replaces a document': {
    takes: ['company_documents.file_id'],
    frees: 'at once',
    run: async (server, { company }) => {
      const { body } = await upload(server, '/api/files/v1/cr-attachment', aPdf(), company);
      return send(server, 'PUT', '/api/users/1', {
        ...company,
        body: { extra_data: { cr_file: body.path } },
      });
    },
  },
  'an owner discards an archive of CVs': {
    takes: ['import_rows.file_id'],
    frees: 'at once',
    run: async (server, { company }) => {
      const { data } = (await send(server, 'GET', '/api/imports', company)).body;
      return send(server, 'DELETE', `/api/imports/${data[0].id}`, { token: company.token });
    },
  },
  'a member replaces the own picture': {
    takes: ['company_members.avatar_file_id'],
    frees: 'at once',
    run: (server, { company }) => sendPicture(server, company, 'user'),
  },
  'a member deletes the own picture': {
    takes: ['company_members.avatar_file_id'],
    frees: 'at once',
    run: (server, { company }) =>
      send(server, 'PUT', '/api/users/1', { ...company, body: { data: { avatar: '' } } }),
  },
  'an export is older than a week': {
    takes: ['application_exports.file_id'],
    frees: 'at once',
    run: async (server, { company: { companyId } }) => {
      const createdAt = new Date(server.clock.now().getTime() - 8 * dayMs);
      const { db } = server.platform;
      await db
        .update(applicationExports)
        .set({ createdAt })
        .where(eq(applicationExports.companyId, companyId));
      await server.systemContext('test').inTransaction(sweepExports);
    },
  },
  'nobody wrote in a conversation for the period': {
    takes: message,
    frees: 'at once',
    run: async (server, { company: { companyId } }) => {
      const lastAt = new Date(server.clock.now().getTime() - 800 * dayMs);
      await server.platform.db
        .update(conversations)
        .set({ lastAt })
        .where(eq(conversations.companyId, companyId));
      await server.systemContext('test').inTransaction(dropOldConversations);
    },
  },
  'the account of a candidate is erased': {
    takes: [...profile, ...application, ...message],
    frees: 'with the sweep',
    run: (server, { candidate }) => erase(server, candidate.accountId),
  },
  'the last account of a company is erased': {
    takes: [...company, ...application, ...message],
    frees: 'with the sweep',
    run: (server, owners) => erase(server, owners.company.accountId),
  },
};

/** What takes nothing away. */
export const harmlessDeeds: Record<string, FileDeed['run']> = {
  'a candidate withdraws the application': (server, { candidate, applicationId }) =>
    send(server, 'POST', `/api/job_application/${applicationId}/withdraw`, candidate),
  'a company takes the application off its list': (server, { company, applicationId }) =>
    send(server, 'DELETE', `/api/job_application/${applicationId}`, { ...company, body: { password } }),
};

function sendPicture(server: TestServer, caller: { token: string }, update_type: string) {
  return aPicture().then((picture) =>
    upload(server, '/api/files/v1/profile-picture', picture, { ...caller, fields: { update_type } }),
  );
}

function erase(server: TestServer, accountId: string): Promise<void> {
  return server.systemContext('test').inTransaction((context) => deleteAccount(context, accountId));
}

async function saveWithoutPicture(server: TestServer, owners: FileOwners) {
  const superadmin = await aSuperadmin(server);
  const slug = articleOf(owners);
  const { body } = await send(server, 'GET', `/api/articles?searchkey=${slug}`, superadmin);
  const { id } = body.data[0];
  const { data } = (await send(server, 'GET', `/api/articles/${id}`, superadmin)).body;
  return send(server, 'PUT', `/api/articles/${id}`, { ...superadmin, body: data });
}
