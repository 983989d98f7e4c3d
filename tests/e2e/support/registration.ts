import { type APIRequestContext, expect } from '@playwright/test';
import { aPdf } from '#support/uploads.ts';

/** A company's document, as it is chosen in the wizard. */
export const document = (text: string) => ({
  name: 'commercial-registration.pdf',
  mimeType: 'application/pdf',
  buffer: aPdf(text),
});

let token: string | undefined;

async function adminToken(request: APIRequestContext): Promise<string> {
  if (token) return token;
  const data = { email: 'admin@demo.example', password: 'majlis-demo-2026' };
  const answer = await request.post('/api/login', { data });
  token = ((await answer.json()) as { token: string }).token;
  return token;
}

/** An administrator's decision, as the admin screens send it. */
export async function decide(request: APIRequestContext, company: string, decision: object): Promise<void> {
  const headers = { authorization: `Bearer ${await adminToken(request)}` };
  const found = await request.get(`/api/company?searchkey=${encodeURIComponent(company)}`, { headers });
  const { data } = (await found.json()) as { data: { data: { id: string }[] } };
  const body = { company_id: data.data[0]?.id, adminLogin: true, ...decision };
  const answer = await request.post('/api/company-data-update', { headers, data: body });
  expect(answer.status()).toBe(200);
}
