import type { LegalText } from './legal-text.ts';

export const privacyInEnglish: LegalText = {
  title: 'Privacy Policy',
  metaDescription:
    'Which personal data {product} uses, why, who sees it, how long it is kept, and how you export it, correct it or delete it.',
  markdown: `
This policy says what {product}, Doha, State of Qatar, does with personal data as the controller of this website. It follows Qatar's Personal Data Privacy Protection Law (Law No. 13 of 2016, “PDPPL”) and, where it applies to you, the General Data Protection Regulation of the European Union (“GDPR”).

In short: we use your data to bring you and employers together, and for nothing else. We don't sell it. We don't show advertisements. Whoever sees it, you know or have decided.

## 1. Which data we use, and why

| Data | Purpose | Ground |
|---|---|---|
| Name, email, password (stored only as a hash), phone, language | Your account, sign-in, necessary messages | Contract |
| Date of birth, gender, nationality, visa, place of residence | Minimum age of 18, legal conditions of work, matching with openings | Contract; law |
| Experience, education, skills, languages, desired jobs, CV and the text read from it | Your profile and your applications | Contract |
| Marital status, expected salary, picture, social links | Completing your profile, only if you wish | Consent by entering it |
| Video introduction, answers by video | Showing you to companies as described below | Consent; for an application: contract |
| Applications, answers, letters, interview dates | Carrying out the application | Contract |
| Company data: contact persons, registration, documents, ID of the authorised representative | Verification, contract | Contract; law |
| Messages, reports | Answering, protection from abuse | Legitimate interest |
| Sign-ins, devices, IP address, security log | Security | Legitimate interest |
| Views of profiles, CVs and videos by companies | Showing you who looked | Legitimate interest, yours |

We don't ask for religion, health, politics or trade union membership; please leave them out of your CV. Data of a special nature under Article 16 PDPPL, such as marital relations, is optional, not public unless you switch it on, and hidden in a blind review.

Practice interviews are recorded and analysed on your device alone. They never reach us.

## 2. Consents

We ask separately, each with a box of its own, before we

- let approved companies find you in the **talent pool**,
- send you **job alerts** or **offers** by email,
- send you **job updates by WhatsApp**, to the number of your profile: new openings that you asked for, and kept ones that close.

None of the boxes is ticked beforehand, and a tick counts only as you send the form.

None of these is a condition of registering. Each consent is stored with its purpose, its time, the language and the version of the text that you saw. You can withdraw it in your settings as easily as you gave it; it takes effect at once, and what happened before stays lawful. Every message that isn't necessary for your account names its sender and carries a link to end it.

## 3. Who sees what

- **Companies to which you apply,** or whose invitation you accept: your application, your profile and your contact data.
- **Approved companies in the talent pool:** your profile, only with your consent and a verified email address. You can hide yourself from companies that you name.
- **Your public link:** exists only after you publish it. Email, phone, birth date, nationality, gender, marital status, expected salary, CV file and application history are off until you switch them on. It can't be guessed, isn't listed by search engines, and ends when you take it back.
- **People to whom a company shares an application** by link: without contact data, unless the company says so. Such links expire, can be revoked and are logged.
- **Our staff,** as far as their task requires it, with a log of what they did.
- **Processors** who host the service, deliver mail or, if you agreed, WhatsApp messages. They act on our instructions under contract. You can ask us for the current list.
- **Authorities,** where the law obliges us.

CVs, documents and videos are private files; every access is checked. Views by companies are recorded and shown to you. We take no decision about you by automatic means alone: the comparison with an opening's requirements informs you and the company, and a person decides.

Some companies and processors are outside Qatar or outside your country. We transfer data only as far as needed for these purposes and under safeguards that the applicable law accepts, such as standard contractual clauses.

## 4. How long we keep it

| What | How long |
|---|---|
| Your candidate account and profile | Until you delete them; after {inactive_accounts} months without a sign-in we remind you twice, then erase |
| Accounts whose email was never verified | {unverified_accounts} days |
| Uploads that belong to no account | 2 hours |
| CV or video that you replace | Deleted at once |
| Applications, after you delete your account | Anonymous figures only |
| Data of a company that was closed | Kept apart for 12 months, then erased with the accounts of its people |
| Messages with companies, and their files | {messages} months after the last one |
| Messages by WhatsApp and notifications | 3 months at most |
| Documents of companies that we declined | {declined_documents} days |
| Share links | 30 days unless set otherwise |
| Sign-in sessions | 30 days after the last use, 90 days in all; of administrators 12 hours |
| Security and audit log | {audit_log} months |
| Invoices | As commercial and tax law requires |

Backups are overwritten in turn; what you erased isn't restored into the service.

## 5. Your rights

- **See and take with you:** “Export my data” in your settings gives you everything in readable files, including consents and views.
- **Correct:** in your profile, at any time.
- **Delete:** in your settings, with your password. It is done within 24 hours, and we confirm it by email.
- **Withdraw** a consent, **object** to a use, or ask us to **restrict** it.
- **Know** whom we told, and have inaccurate data corrected there.
- **Complain:** in Qatar to the National Data Privacy Office of the National Cyber Security Agency; in the European Union to your data protection authority.

For everything that the settings don't do, use the [contact form](/contact-us) with the subject “Privacy”. We answer within 30 days, free of charge, and may first make sure that it is you.

## 6. Cookies and local storage

We set only what the service needs: a session cookie that no script can read, and your choices of language, theme and audience. A draft of your sign-up is kept in your browser for at most 24 hours, without password and files. There are no advertising and no tracking cookies, and therefore no banner.

## 7. Security

Connections are encrypted, passwords hashed, files checked, rights tested on the server for every request. If a breach endangers you, we inform you and the authority without delay, and the authority within 72 hours at the latest.

## 8. Minors

{product} is for people of 18 years and above. If we learn of a younger account, we delete it.

## 9. Responsibilities of companies

For what a company does with your application outside {product}, the company is the controller. Our [terms](/term-and-conditions) oblige it to use your data for its own posts only. Ask the company first; if it doesn't answer, tell us.

## 10. Changes

When this policy changes in substance, we tell you by email at least 30 days ahead. The [previous version](/privacy-and-policy-old) stays readable, and your account records which version you saw.
`,
};
