import { randomUUID } from 'node:crypto';
import type { TestServer } from './test-server.ts';
import { aPdf, upload } from './uploads.ts';

/** The whole of a candidate's signup, as the three steps send it, with a CV that was just uploaded. */
export async function signupOf(server: TestServer, { withCv = true } = {}) {
  const cv = withCv ? (await upload(server, '/api/files/v1/cv-upload', aPdf())).body.path : 'files/none';
  return {
    name: 'Omar Farouk',
    email: `omar-${randomUUID().slice(0, 12)}@example.com`,
    password: 'corniche-falcon-42',
    passwordCheck: 'corniche-falcon-42',
    dial_code: '+974',
    phone: '5512 3456',
    nationality: 'Jordan',
    industry: 'Healthcare',
    current_position: 'Nurse',
    dob: '1994-05-17',
    gender: 'Male',
    skills: ['ICU', 'Triage'],
    djobs: ['Nurse', 'Head Nurse'],
    cv: cv as string,
    terms: true,
  };
}
