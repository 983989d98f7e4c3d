import { expect, test } from 'vitest';
import type { Notification } from '#contract/notifications.ts';
import { applicationStatuses } from '#domain/applications/applications.ts';
import { notificationText } from './notification-texts.ts';

const told = (facts: Notification['facts']) =>
  notificationText({ kind: 'application_status', facts, count: 1 } as Notification);
const title = 'Site Engineer';

test('each status of an application is told in words of its own, with the company', () => {
  const texts = applicationStatuses.map((status) => told({ title, company: 'Barzan', status }));
  expect(new Set(texts).size).toBe(applicationStatuses.length);
  expect(texts).toContain('Site Engineer at Barzan: not chosen');
  expect(texts).toContain('Site Engineer at Barzan: waiting for a decision');
});

test('a company that hides its name is not named, and a status that is not known is news', () => {
  expect(told({ title, status: 'Shortlisted' })).toBe('Site Engineer at a company: shortlisted');
  expect(told({ title, status: 'Adjourned' })).toBe('News about your application for Site Engineer');
});
