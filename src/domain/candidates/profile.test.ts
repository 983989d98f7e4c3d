import { describe, expect, test } from 'vitest';
import { messageKeys } from '#support/message-keys.ts';
import { candidateUpdateOn } from './profile.ts';

const today = () => '2026-11-21';

describe('the profile update', () => {
  const update = candidateUpdateOn(today);

  test('takes 300 characters of summary and not 301', () => {
    expect([300, 301].map((length) => update.safeParse({ description: 'é'.repeat(length) }).success)).toEqual(
      [true, false],
    );
  });

  test('keeps what is not sent untouched and drops what the server decides', () => {
    expect(update.parse({ profile_strength: 100, user_id: 'x', total_experience: '99.0' })).toEqual({});
  });

  test('name, email and phone stay filled; links may be empty', () => {
    expect(Object.keys(messageKeys(update.safeParse({ name: '', email: '', phone: '' })))).toEqual([
      'name',
      'email',
      'phone',
    ]);
    expect(update.safeParse({ linkedin: '', website: null, gender: '', date_of_birth: '' }).success).toBe(
      true,
    );
    expect(messageKeys(update.safeParse({ linkedin: 'linkedin.com/in/x' }))).toEqual({
      linkedin: 'validation_url_invalid',
    });
  });
});
