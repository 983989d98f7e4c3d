import { defineLetter } from '#emails/letter.ts';
import { m } from '#texts/any-language.js';
import { FoundLetter, type JobAlertData } from './job-alert.tsx';

/** To a candidate, once a week: new openings of the desired jobs. */
export const jobsForYou = defineLetter<JobAlertData>({
  topic: 'new_jobs',
  subject: ({ count }, locale) => m.letters_jobs_for_you_subject({ count }, { locale }),
  Body: (props) => (
    <FoundLetter
      {...props}
      title={m.letters_jobs_for_you_subject({ count: props.data.count }, { locale: props.locale })}
      changeLink={m.letters_jobs_for_you_change_link({}, { locale: props.locale })}
    />
  ),
  preview: {
    name: 'Omar Farouk',
    search: 'Nurse · Doha',
    count: 14,
    openings: [
      { title: 'ICU Nurse', place: 'Rawdah Hospital · Doha', path: '/job/1' },
      { title: 'School Nurse', place: 'Doha', path: '/job/2' },
    ],
    path: '/jobs-pool?job_title=Nurse&city=Doha',
    changePath: '/candidate-settings#notifications',
  },
});
