import { describe, expect, test } from 'vitest';
import {
  defaultPlans,
  defaultSlots,
  isTrialEnding,
  isTrialOver,
  planThatLifts,
  trialDaysLeft,
} from '#domain/plans.ts';
import { messageKeysByField } from '#domain/text/validation.ts';
import { canChangeApproval, decisionProblem } from './approval.ts';
import { companyDefaults, needsReview } from './companies.ts';
import { companyDecision, companyProfileUpdate } from './profile.ts';
import { companyRegistration } from './registration.ts';
import { hiringRoles, memberMay } from './roles.ts';

interface Result {
  success: boolean;
  error?: { issues: readonly unknown[] };
}

function keys(result: Result) {
  const fields = messageKeysByField((result.error?.issues ?? []) as Parameters<typeof messageKeysByField>[0]);
  return Object.fromEntries(Object.entries(fields).map(([field, found]) => [field, found[0]?.key]));
}

const registration = {
  data: {
    name: 'Huda Salem',
    email: 'huda@example.com',
    phone: '55123456',
    password: 'a fine password',
    passwordCheck: 'a fine password',
  },
  extra_data: { company_name: 'Rawdat Engineering', cr: 'upload-ticket' },
};

describe('registering a company', () => {
  test('starts with the defaults of the specification', () => {
    const { data, extra_data } = companyRegistration.parse(registration);
    expect(data.dial_code).toBe('+974');
    expect(extra_data).toMatchObject({
      country: 'Qatar',
      industry_type: 'Other industries',
      number_of_employee: '50-100',
    });
    expect(companyDefaults).toMatchObject({
      slot: 6,
      video_question_slot: 3,
      screening_question_slot: 5,
      type: 1,
    });
  });

  test('names what is missing', () => {
    expect(keys(companyRegistration.safeParse({ data: {}, extra_data: { website: 'x' } }))).toEqual({
      'data.name': 'validation_full_name_required',
      'data.email': 'validation_email_required',
      'data.password': 'validation_password_minimum',
      'data.passwordCheck': 'validation_password_check_required',
      'data.phone': 'validation_phone_required',
      'extra_data.company_name': 'validation_company_name_required',
      'extra_data.cr': 'validation_cr_required',
      'extra_data.website': 'validation_url_invalid',
    });
  });

  test('W5: status, plan and slots in the payload are dropped', () => {
    const update = companyProfileUpdate.parse({
      approved_status: 'Approved',
      slot: 99,
      package: 'Premium',
      name: '3M',
    });
    expect(update).toEqual({ name: '3M' });
  });
});

describe('approval', () => {
  test('an administrator approves or declines, a company only asks again', () => {
    expect(canChangeApproval('Pending', 'Approved', 'administrator')).toBe(true);
    expect(canChangeApproval('Pending', 'Approved', 'company')).toBe(false);
    expect(canChangeApproval('Declined', 'Pending', 'company')).toBe(true);
    expect(canChangeApproval('Approved', 'Approved', 'administrator')).toBe(false);
  });

  test('declining needs a reason', () => {
    expect(decisionProblem('Pending', 'Declined', '  ')).toBe('validation_decline_reason_required');
    expect(decisionProblem('Pending', 'Declined', 'CR expired')).toBeUndefined();
    expect(keys(companyDecision.safeParse({ approved_status: 'Declined', decline_reason: ' ' }))).toEqual({
      decline_reason: 'validation_decline_reason_required',
    });
  });

  test('T2: a new name, document or domain goes back to review; a new text does not', () => {
    const company = { name: 'Rawdat', website: 'https://www.rawdat.qa/about', description: 'a' };
    expect(needsReview(company, { name: 'Rawdah' })).toBe(true);
    expect(needsReview(company, { website: 'https://rawdat.com' })).toBe(true);
    expect(needsReview(company, { website: 'https://rawdat.qa' })).toBe(false);
    expect(needsReview(company, { description: 'b', name: 'Rawdat ' })).toBe(false);
    expect(needsReview(company, { cr_file: 'new' })).toBe(true);
  });
});

describe('members', () => {
  test('an owner may everything, a recruiter hires, a viewer rates and notes', () => {
    expect(memberMay('owner', 'manage_members')).toBe(true);
    expect(memberMay('recruiter', 'manage_members')).toBe(false);
    expect(memberMay('recruiter', 'publish')).toBe(true);
    expect(memberMay('viewer', 'rate')).toBe(true);
    expect(memberMay('viewer', 'change_status')).toBe(false);
    expect(memberMay('hiring_manager', 'change_status')).toBe(true);
    for (const act of ['publish', 'export', 'share', 'invite', 'message', 'move_application'] as const)
      for (const role of hiringRoles) expect(memberMay(role, act)).toBe(false);
    expect(memberMay('interviewer', 'rate')).toBe(false);
  });
});

describe('plans', () => {
  test('the first three carry the default slots or more, each more than the one before', () => {
    for (const kind of ['slot', 'video_question_slot', 'screening_question_slot'] as const) {
      const held = defaultPlans.map((plan) => plan[kind]);
      expect(held).toEqual([...new Set(held)].toSorted((a, b) => a - b));
    }
    expect(defaultPlans.map(({ name }) => name)).toEqual(['Trial', 'Standard', 'Premium']);
    expect(defaultPlans[0]).toMatchObject(defaultSlots);
    expect(planThatLifts('slot', 6, defaultPlans)?.name).toBe('Standard');
    expect(planThatLifts('slot', 12, defaultPlans)?.name).toBe('Premium');
    expect(planThatLifts('slot', 1000, defaultPlans)).toBeUndefined();
  });

  test('a trial ends after its last day and warns from 7 days left', () => {
    expect(trialDaysLeft('2026-11-21', '2026-11-21')).toBe(1);
    expect(isTrialOver('2026-11-21', '2026-11-21')).toBe(false);
    expect(isTrialOver('2026-11-21', '2026-11-22')).toBe(true);
    expect(isTrialEnding('2026-11-27', '2026-11-21')).toBe(true);
    expect(isTrialEnding('2026-11-28', '2026-11-21')).toBe(false);
    expect(isTrialEnding('2026-11-20', '2026-11-21')).toBe(false);
    expect(isTrialOver(null, '2026-11-22')).toBe(false);
  });
});
