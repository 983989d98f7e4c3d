import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { minimumAge } from '#domain/candidates/birth.ts';
import { currentMonth, currentYear } from '#domain/candidates/experience-dates.ts';
import { currentPositionMaximum, descriptionMaximum } from '#domain/candidates/profile.ts';
import { desiredJobsMaximum, skillsMaximum } from '#domain/candidates/tags.ts';
import { videoIntroductionCount } from '#domain/candidates/video-introduction.ts';
import { companyDefaults, companyListDefaults } from '#domain/companies/companies.ts';
import { contactMessagesPageButtons, contactMessagesPageSize } from '#domain/contact.ts';
import { passwordMinimum } from '#domain/identity/password-limits.ts';
import { openingTextMaximum } from '#domain/job-openings/opening.ts';
import { questionMaximum } from '#domain/job-openings/questions.ts';
import { companyNameMaximum, personNameMaximum } from '#domain/names.ts';
import { defaultDialCode, phoneMaximumDigits, phoneMinimumDigits } from '#domain/phones.ts';
import { defaultCurrency, trialDays, trialWarningDays } from '#domain/plans.ts';
import { cvMaximumBytes, logoMaximumBytes, recordingSeconds } from '#domain/uploads.ts';
import { entryTextMinimum } from './fields.ts';

type Texts = Record<string, string>;

/** Specification 1, sections 5 and 8: what the rules of accounts and profiles say. */
const validation: Texts = {
  validation_required: 'This value is required',
  validation_maximum: 'Maximum {number} character',
  validation_minimum: 'Minimum {number} character',
  validation_full_name_required: 'Full name is required',
  validation_full_name_invalid: 'Please enter your valid full name',
  validation_email: 'Please enter a valid email',
  validation_email_required: 'Email is required',
  validation_email_exists: 'Email already exists',
  validation_email_wrong: 'Wrong Email Address',
  validation_enter_email: 'Enter Email First',
  validation_enter_password: 'Enter Password First',
  validation_enter_token: 'Enter Remember Token First',
  validation_token_incorrect: 'The token is incorrect!',
  validation_password_minimum: 'The password should contain at least 8 characters',
  validation_reset_password_minimum: 'Password must contain 8 characters minimum',
  validation_password_mismatch: 'The password does not match',
  validation_password_common: 'This password is too common.',
  validation_old_password_invalid: 'Old password is invalid!',
  validation_wrong_password: 'Wrong Password!',
  validation_deletion_password_required: 'Please enter your password!',
  validation_phone_required: 'Phone Number is required',
  validation_current_position_maximum: 'Current Position should be less than 100 characters',
  validation_cv_required: 'CV/Resume is required!',
  validation_resume_format: 'Resume file format must be pdf',
  validation_file_size: 'File size has exceeded the 3MB limit, Please upload a PDF smaller file',
  validation_upload_failed: 'Failed to upload the file',
  validation_videos_required: 'Please record all 3 videos in video cv',
  validation_video_size: 'Video size has exceeded the limit, please record again',
  validation_camera_required: 'No camera selected for record video',
  validation_microphone_required: 'No microphone selected for record video',
  validation_devices_required: 'No devices selected for record video',
  validation_url_invalid: 'URL is invalid for {field}',
  validation_skill_empty: "Skill can't be empty",
  validation_desired_jobs_empty: "Desired Jobs can't be empty",
  validation_duplicate: '{x} is added already!',
  validation_comma: 'The character "," is not allowed',
  validation_language_required: 'Language required!',
  validation_level_required: 'Level is required!',
  validation_language_duplicate: '{name} is added already!',
  validation_required_fields: 'Please fill the required fields',
  validation_required_fields_all: 'Please fill all the required fields',
  validation_field_minimum: 'The field {name} should be minimum {number} characters',
  validation_start_month_order: 'Start month cannot be greater than end month',
  validation_experience_start_future: 'Experience start date cannot be greater than today',
  validation_experience_end_future: 'Experience ending date cannot be greater than today',
};

/** Specification 2, sections 4, 5 and 8: what the rules of companies and openings say. */
const companyValidation: Texts = {
  validation_job_title_required: 'Job title is required!',
  validation_city_required: 'City is required!',
  validation_mandatory_fields: 'Please fill all Mandatory Fields ( * )',
  validation_salary_start_required: 'Please enter salary range starts from',
  validation_salary_end_required: 'Please enter salary range end',
  validation_input_type: 'Please add the input type',
  validation_notes_maximum: 'Notes can not contain more than 250 characters!',
};

const companies: Texts = {
  companies_registered: 'Company registration successful!',
  companies_server_error: 'Server Error! Try again',
  companies_update_failed: 'Something went wrong',
};

const identity: Texts = {
  identity_wrong_password: 'Incorrect Password Entered!',
  identity_wrong_email: 'Incorrect Email Entered!',
  identity_not_registered: 'Your email is not registered in the product.',
  identity_resent: 'Sent email successfully!!',
  identity_have_account: 'I already have an account',
  identity_sign_up: 'Sign Up',
};

const candidates: Texts = {
  candidates_signup_success:
    'Congratulations !! . You have successfully registered with {product} Now . Check your email to verify your account and login',
  candidates_email_changed:
    'Your email has been changed. Please check your new email to verify your account and login!',
  candidates_email_sent: 'Sent email successfully!!',
  candidates_link_copied: 'Link Copied to Clipboard',
  candidates_copy_failed: 'Oops, unable to copy',
  candidates_something_wrong: 'Something went wrong',
  candidates_next: 'NEXT',
  candidates_submit: 'Submit',
};

/** Specification 2, sections 4 and 8: what the lists and the review of applications say. */
const applications: Texts = {
  applications_moved_from: 'This job application is moved from {title}',
  applications_not_found: 'No job application has been found',
  applications_no_results: 'No Search Results Found',
  applications_none: 'No job applications is been applied yet',
};

const common: Texts = {
  common_updated_successfully: 'Updated Successfully',
  common_deleted_successfully: 'Deleted Successfully',
  common_unexpected: 'Oops! there is an error',
  common_something_wrong: 'Looks like something went wrong',
};

const errors: Texts = {
  error_email_not_verified: 'Email is not verified! Please check your Email to verify the account',
  error_internal: 'Looks like something went wrong',
  error_interview_not_completed:
    'Unable to Move Job Application. Only Interview completed Application can be moved',
};

test.each([
  ['validation', validation],
  ['validation', companyValidation],
  ['companies', companies],
  ['identity', identity],
  ['candidates', candidates],
  ['applications', applications],
  ['common', common],
  ['errors', errors],
])('the texts of %s are those of the specification, and French has its own', (file, specified) => {
  const [english, french] = [textsOf('en', file), textsOf('fr', file)];
  expect(Object.fromEntries(Object.keys(specified).map((key) => [key, english[key]]))).toEqual(specified);
  expect(Object.keys(specified).filter((key) => !french[key] || french[key] === english[key])).toEqual([]);
});

describe('section 9', () => {
  test('the limits of accounts and profiles are those of the specification', () => {
    expect({
      passwordMinimum,
      personNameMaximum,
      phoneDigits: [phoneMinimumDigits, phoneMaximumDigits],
      currentPositionMaximum,
      descriptionMaximum,
      entryTextMinimum,
      minimumAge,
      desiredJobsMaximum,
      skillsMaximum,
      cvMaximumBytes,
      videoIntroductionCount,
      recordingSeconds,
      current: [currentMonth, currentYear],
      defaultDialCode,
      contactMessages: [contactMessagesPageSize, contactMessagesPageButtons],
    }).toEqual({
      passwordMinimum: 8,
      personNameMaximum: 255,
      phoneDigits: [5, 9],
      currentPositionMaximum: 99,
      descriptionMaximum: 300,
      entryTextMinimum: 4,
      minimumAge: 18,
      desiredJobsMaximum: 3,
      skillsMaximum: 50,
      cvMaximumBytes: 3 * 1024 * 1024,
      videoIntroductionCount: 3,
      recordingSeconds: 120,
      current: [13, 'Present'],
      defaultDialCode: '+974',
      contactMessages: [20, 10],
    });
  });

  test('the limits and defaults of companies and openings are those of the specification', () => {
    expect(companyDefaults).toMatchObject({
      industry: 'Other industries',
      country: 'Qatar',
      number_of_employee: '50-100',
      dial_code: '+974',
      timezone: 'Asia/Qatar',
      profile_visibility: true,
      email_accept: false,
      email_reject: false,
      email_sortlisted: false,
      email_interview: false,
      approved_status: 'Pending',
      type: 1,
      slot: 6,
      video_question_slot: 3,
      screening_question_slot: 5,
    });
    expect({
      openingTextMaximum,
      questionMaximum,
      companyNameMaximum,
      logoMaximumBytes,
      companyListDefaults,
      defaultCurrency,
      trial: [trialDays, trialWarningDays],
    }).toEqual({
      openingTextMaximum: 10_000,
      questionMaximum: 255,
      companyNameMaximum: 255,
      logoMaximumBytes: 3 * 1024 * 1024,
      companyListDefaults: { show: 10, sort: 'DESC', page: 1 },
      defaultCurrency: 'QAR',
      trial: [30, 7],
    });
  });
});

function textsOf(locale: string, file: string): Texts {
  return JSON.parse(readFileSync(new URL(`../../locales/${locale}/${file}.json`, import.meta.url), 'utf8'));
}
