import type { LegalText } from './legal-text.ts';

export const oldTermsInEnglish: LegalText = {
  title: 'Terms and Conditions (previous version)',
  metaDescription: 'The previous Terms and Conditions of {product}, no longer in force.',
  markdown: `
**This version is no longer in force.** It has been replaced by the [current Terms and Conditions](/term-and-conditions).

## 1. The service

{product}, Doha, State of Qatar, offers a website on which companies publish jobs and candidates apply for them. {product} isn't a party to employment contracts and doesn't guarantee a job or a candidate.

## 2. Accounts

Users must be at least 18 years old, give true information and keep their password secret. Companies are approved after a check of their commercial registration.

## 3. Candidates

The service is free for candidates. By applying, a candidate agrees that the company receives the profile, the CV and the contact data.

## 4. Companies

Companies publish real posts only, must not charge candidates, and use the data received for recruitment only. After a trial, publishing needs a plan.

## 5. Content

Users keep their rights in what they upload, and allow {product} to show it as far as the service requires. Content that is unlawful or misleading may be removed, and accounts may be closed for it.

## 6. Liability

{product} is liable for intent and gross negligence. It isn't liable for the content or the decisions of users.

## 7. Law

The law of the State of Qatar applies. Changes of these terms are announced on the website.
`,
};

export const oldPrivacyInEnglish: LegalText = {
  title: 'Privacy Policy (previous version)',
  metaDescription: 'The previous Privacy Policy of {product}, no longer in force.',
  markdown: `
**This version is no longer in force.** It has been replaced by the [current Privacy Policy](/privacy-and-policy).

## 1. Data

{product}, Doha, State of Qatar, stores the data that users enter: account, profile, CV, video introduction, applications and company documents; and technical data that is needed to run the website.

## 2. Purpose

The data is used to run the service, to pass applications to companies, to verify companies and to answer messages, in accordance with Law No. 13 of 2016. It isn't sold.

## 3. Recipients

Companies receive the data of candidates who apply to them. Approved companies can search the profiles of candidates. Service providers process data on behalf of {product}.

## 4. Messages

Candidates can switch messages about new jobs on and off in their settings.

## 5. Storage and rights

Data is kept as long as the account exists. Users can correct it themselves, and ask by the contact form for information, a copy or deletion.

## 6. Cookies

The website uses cookies that are needed for signing in and for the choice of language.
`,
};
