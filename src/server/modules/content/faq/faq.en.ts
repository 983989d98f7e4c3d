import type { FirstTexts } from './first-questions.ts';

export const faqInEnglish: FirstTexts = {
  cost: {
    question: 'Does {product} cost candidates anything?',
    answer:
      "No. Searching, applying, the CV builder, the video introduction and the practice interviews are free. Qatari law forbids charging workers for recruitment: if anybody asks you for money, don't pay, and [tell us](/contact-us).",
  },
  apply: {
    question: 'How do I apply for a job?',
    answer:
      "Open a job in the [job search](/jobs-pool) and choose **Apply**. You need an account; you can make one inside the application form. Choose a CV, answer the company's questions, add a cover letter if it is asked for, and send. A copy of every application stays on your dashboard.",
  },
  fit: {
    question: 'What does “You meet 6 of 7” mean?',
    answer:
      'The opening states requirements as data: visa, notice, languages, driving licence and so on. We compare them with your profile and show you what is missing before you apply. You may apply all the same; it is information, not a barrier.',
  },
  'application-status': {
    question: 'What do the statuses of my application mean?',
    answer:
      '**Pending:** received. **Being read:** opened by the company. **Shortlisted:** in the closer choice. **Interviewed**, **Offer made** and **Hired** say what they mean; **Waiting for a decision:** the company has paused; **Not chosen:** the company has decided for somebody else. If the opening closes, you receive a notice.',
  },
  withdraw: {
    question: 'Can I withdraw an application?',
    answer:
      'Yes, until you are hired or rejected: open the application on your dashboard and choose **Withdraw**. The company sees that you withdrew. You can apply once for each opening.',
  },
  'job-alerts': {
    question: 'How do I receive new jobs by email?',
    answer:
      'Set your filters in the [job search](/jobs-pool) and choose **Create job alert**. You can do that without an account; you then confirm your address by email. Every email holds a link that ends the alert.',
  },
  'cv-file': {
    question: 'Which file do I need for my CV?',
    answer:
      'A PDF or a Word file (.docx) of at most 3 MB with real text, not a scan, and without a password. We read it and propose what we found for your profile; nothing is saved before you confirm it. Of a Word file we make a PDF, with your text but without your layout; companies see that PDF, so look at it. A photo of one page is taken, too, but not read.',
  },
  'cv-builder': {
    question: 'I have no CV. Can I make one here?',
    answer:
      'Yes. The CV builder fills a template from your profile, lets you reorder the sections, and makes a PDF in letter or A4 size. You can take your data with you as JSON Resume, or bring it from another builder.',
  },
  'company-approval': {
    question: 'How is my company approved, and how long does it take?',
    answer:
      'A person reads your commercial registration and the other documents, usually within one to two working days. If something is missing, you receive the reason, correct it and send it again. Until approval, openings, applications and the talent pool stay closed.',
  },
  trial: {
    question: 'What is in the trial, and what comes after it?',
    answer:
      "Thirty days from your approval, without a card. From seven days before its end we remind you. After that you can't publish new openings until our team has set a plan for you; your data stays. See the [plans](/plans).",
  },
  slots: {
    question: "Why can't I create another opening?",
    answer:
      "Your plan allows a number of openings at the same time, and every opening that isn't closed takes a slot, drafts included. Close one, or [ask for a larger plan](/plans). The same goes for screening and video questions.",
  },
  publish: {
    question: 'Can I change an opening after publishing it?',
    answer:
      'Yes, at any time, but for its screening and video questions: these are locked as soon as somebody has applied, because the applicants answered them. An expired opening becomes public again when you extend its due date; its first publication date stays.',
  },
  'hidden-name': {
    question: 'Can I publish without showing our name?',
    answer:
      'Yes, per opening. Your name, logo and address then appear nowhere in public: not on the page, in feeds, in structured data or in pictures. Applicants see “Confidential company”.',
  },
  shortlist: {
    question: 'How do I show applications to a manager without an account?',
    answer:
      'Select the applications and choose **Share**. The link can expire, carry a password and be taken back; you see how often it was opened. It shows no contact data unless you say so.',
  },
  'move-application': {
    question: "Why can't I move an application to another opening?",
    answer:
      'Only an application whose interview is completed can be moved. After that, it keeps its answers, notes, ratings and history, and names the opening from which it came.',
  },
  'video-introduction': {
    question: 'What is the video introduction?',
    answer:
      'Three questions, the first the same for everybody, and up to two minutes for each answer. You can do it when you sign up or later; it counts for your profile strength. Our [article](/relevance-of-a-video-cv) tells you how to prepare.',
  },
  'video-device': {
    question: 'What do I need for recording?',
    answer:
      'A current browser, a camera and a microphone; a telephone is enough. Your browser asks for permission. If you refused by mistake, allow camera and microphone in the settings of the page (the sign beside the address) and load it again.',
  },
  retake: {
    question: 'Can I record an answer again?',
    answer:
      "Yes, as often as you like before you save or submit it. You can replace your introduction at any time. An answer to a company's question can't be changed after you have submitted it.",
  },
  'lost-connection': {
    question: 'The connection broke while I was recording. Is everything lost?',
    answer:
      'No. The recording is kept on your device while it is being made and goes on uploading when the network is back. Open the same page on the same device, and it continues from there.',
  },
  practice: {
    question: 'Who sees my practice interviews?',
    answer:
      'Nobody. The practice interview records and computes its feedback on your own device, and sends nothing to us or to companies.',
  },
  'who-sees-me': {
    question: 'Who can see my profile?',
    answer:
      'Companies to which you applied or whose invitation you accepted; approved companies in the talent pool if you agreed to be found; and holders of your public link, if you published one. You see who looked, and you can hide yourself from companies that you name.',
  },
  'talent-pool': {
    question: 'What is the talent pool?',
    answer:
      'A search for approved companies. You are in it only if you ticked the consent for it, at sign-up or on your dashboard, and your email is verified. You can withdraw the consent in your settings, and you disappear from the search at once.',
  },
  'share-link': {
    question: 'What does my public link show?',
    answer:
      "What you choose. Email, phone, birth date, nationality, gender, marital status, expected salary, CV file and application history are off until you switch them on. The address can't be guessed, search engines don't list it, and you can take it back at any time.",
  },
  'export-data': {
    question: 'How do I get a copy of my data?',
    answer:
      'In your settings, choose **Export my data**. You receive one archive with everything: your profile, files, videos, applications, consents, and who viewed you.',
  },
  'delete-account': {
    question: 'How do I delete my account?',
    answer:
      'In your settings, with your password. Your profile, CV, videos and links are deleted within 24 hours, and we confirm it by email. In the statistics of companies, your applications remain only without anything that points to you.',
  },
  report: {
    question: 'How do I report a suspicious job?',
    answer:
      "Choose **Report this job** on its page. It takes a minute, the company doesn't learn who reported, and a person looks at it. An opening that asks for money is taken down.",
  },
  passport: {
    question: 'A company asks for my passport. Should I send it?',
    answer:
      'Not before you have a written offer, and then only a copy, for the visa. No company may keep your passport. Never send bank details or codes from text messages.',
  },
  'verification-mail': {
    question: "I didn't get the verification mail.",
    answer:
      'Look in the spam folder, then choose **Resend** on your dashboard or on the sign-in screen. The link works for 24 hours and once only; a new mail ends the older link. If the address has a mistake, change it on your dashboard.',
  },
  'forgotten-password': {
    question: 'I forgot my password.',
    answer:
      'Choose **Forgot password** on the sign-in screen. We send you a code of eight characters that works for ten minutes and five tries. With it, you set a new password; all devices are then signed out.',
  },
  'change-email': {
    question: 'How do I change my email address?',
    answer:
      'In your profile, with your password. You are signed out, and we send a link to the new address. Until you open it, the old address stays valid, and it also receives a notice.',
  },
  devices: {
    question: 'How do I sign out of other devices?',
    answer:
      'Your settings list every device that is signed in. End any of them there. Changing your password ends all the others.',
  },
  language: {
    question: 'How do I change the language, or switch to the dark theme?',
    answer:
      'Both switches are in the bar at the top, the language also in the footer. Your choice is kept on your device. Your emails come in the language of your account.',
  },
};
