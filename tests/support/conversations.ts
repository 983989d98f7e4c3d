import { randomUUID } from 'node:crypto';
import { anApplication } from './applications.ts';
import { type Caller, send } from './client.ts';
import { anOpening } from './openings.ts';
import { aCandidate, anApprovedCompany, type Person } from './people.ts';
import type { TestServer } from './test-server.ts';

/** What a company and a candidate do in their conversation, through the calls. */
export function conversationsOn(server: () => TestServer) {
  const open = (company: Caller, person: Person) =>
    send(server(), 'POST', '/api/messages', {
      token: company.token,
      body: { candidate_id: person.accountId },
    });
  const write = (writer: Caller, id: string, text: string, key: string = randomUUID()) =>
    send(server(), 'POST', `/api/messages/${id}`, { token: writer.token, body: { text, key } });
  const read = (reader: Caller, id: string, query = '') =>
    send(server(), 'GET', `/api/messages/${id}${query}`, { token: reader.token });
  const list = async (reader: Caller, query = '') =>
    (await send(server(), 'GET', `/api/messages${query}`, { token: reader.token })).body.data;
  const unread = async (reader: Caller) =>
    (await send(server(), 'GET', '/api/messages-unread', { token: reader.token })).body.data.count;
  const markRead = (reader: Caller, id: string, number: number) =>
    send(server(), 'PUT', `/api/messages/${id}/read`, { token: reader.token, body: { number } });

  const put = (caller: Caller, id: string, what: string, body: object = {}) =>
    send(server(), 'PUT', `/api/messages/${id}/${what}`, { token: caller.token, body });
  const about = (reader: Caller, id: string) =>
    send(server(), 'GET', `/api/messages/${id}/about`, { token: reader.token });

  async function anApplicant(opening: Parameters<typeof anOpening>[2] = {}) {
    const company = await anApprovedCompany(server(), { name: 'Pearl Divers' });
    const person = await aCandidate(server(), { name: 'Salma Nour' });
    const openingId = await anOpening(server(), company.companyId, { title: 'Net Mender', ...opening });
    await anApplication(server(), person, openingId);
    return { company, person, openingId };
  }

  async function aConversation() {
    const applied = await anApplicant();
    const id: string = (await open(applied.company, applied.person)).body.data.id;
    return { ...applied, id };
  }

  return { open, write, read, list, unread, markRead, put, about, anApplicant, aConversation };
}
