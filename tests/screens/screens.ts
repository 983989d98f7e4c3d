import { aWordFile, written } from '#support/word.ts';
import { m } from '#texts/messages.js';
import { lastingOpenings } from '../e2e/support/demo.ts';
import { aCareersPage } from './careers.ts';
import {
  aCheckedArchive,
  aCheckedTable,
  aCv,
  aDraft,
  anAddition,
  anImportToConfirm,
  aPerson,
  aRoom,
  askedToken,
  auditedDeeds,
  type Caller,
  contactMessages,
  type FindId,
  idOf,
  openingToApplyFor,
  ownConversation,
  ownInterview,
  publishedProfile,
  refusedRequests,
  reportedOpenings,
  reportedPeople,
  waitingQuestions,
} from './rows.ts';
import { dialog, panel, type State, wrongInput } from './states.ts';
import type { Viewer } from './viewers.ts';

/** One screen of the product as one kind of person sees it: the sweep walks it, `npm run pictures` takes it. */
export interface Screen {
  viewer: Viewer;
  /** `:id` stands for what `id` finds. */
  path: string;
  id?: FindId;
  /** Why the same path stands here again. */
  name?: string;
  /** The status of its page. */
  status?: number;
  /** The path where it leads, if not where it says; such a screen has no picture of its own. */
  to?: string;
  /** A screen of an area that visitors see, too. */
  isOpen?: boolean;
  /** What else it can look like, beside how it opens. */
  states?: State[];
  /** Seen only by people who have nothing yet: pictured, not walked in the sweep. */
  isOnlyPictured?: boolean;
}

/** The menu of an opening in the company's list. */
const acts = '.table [aria-haspopup=menu]';
const nobody = '00000000-0000-4000-8000-000000000000';
const ownOpening = idOf('company', '/api/job_opening', ({ id }) => id);
const aCompany = idOf('admin', '/api/companyList', ({ id }) => id);
const anyOpening = idOf('admin', '/api/admin_openings', ({ id }) => id);
const openInterview = idOf('company', '/api/interview?status=Proposed', ({ id }) => id);
const pooled = idOf('company', '/api/candidate_pool?search=nurse', ({ id }) => id);
const received = idOf('company', '/api/job_application', ({ id, unconfirmed }) => !unconfirmed && id);
const named = idOf('manager', '/api/job_opening', ({ id }) => id);
const namedReceived = idOf('manager', '/api/job_application', ({ id }) => id);

/** The reason of a look is given, and what lies behind it is seen. */
function looked(name: string, shows: string, ...steps: State['steps']): State {
  const types = { place: '[name=look_note]', text: 'Call of 24 November' };
  return { name, types, shows, steps: ['main form [type=submit]', ...steps] };
}

/** A Word file in the place of a CV: what became of it stands beside it. */
const aWordCv: State = {
  name: 'a Word file',
  chooses: {
    name: 'omar.docx',
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    buffer: aWordFile({ body: written('Omar Farouk') }),
  },
  steps: [],
  shows: '.file-text a',
};

/** A new screen is a new line here. */
export const screens: Screen[] = [
  ...as('visitor', [
    {
      path: '/',
      name: 'landing page',
      states: [
        {
          name: 'an opening is tried',
          types: { place: '.meet-questions > :last-child select', text: '0' },
          steps: [],
          shows: '.meet-met',
        },
      ],
    },
    { path: '/employer' },
    { path: '/about-us' },
    { path: '/contact-us', states: [wrongInput()] },
    { path: '/help-and-faq' },
    { path: '/plans' },
    { path: '/term-and-conditions' },
    { path: '/term-and-conditions-old' },
    { path: '/privacy-and-policy' },
    { path: '/privacy-and-policy-old' },
    { path: '/login', states: [wrongInput()] },
    { path: '/login?pg=emp' },
    { path: '/login?pg=emp&refused=entry_other_account', name: 'who came back from a provider in vain' },
    { path: '/login?view=forgot-password', states: [wrongInput()] },
    { path: '/registration', states: [wrongInput(), aWordCv] },
    { path: '/registration?us=emp', states: [wrongInput()] },
    { path: '/auth' },
    { path: '/auth?token=nothing' },
    { path: '/verify-email' },
    { path: '/verify-email?token=nothing' },
    { path: '/unsubscribe' },
    { path: '/sign-in-confirmed' },
    { path: '/sign-in-finish' },
    { path: '/job-alerts' },
    { path: '/company-invitation?token=nothing' },
    { path: '/admin-invitation?token=nothing' },
    { path: '/second-step-recovery?token=nothing' },
    { path: '/interview?token=nothing' },
    { path: '/added-application?token=nothing' },
    {
      path: '/added-application?token=:id',
      id: askedToken,
      name: 'an applicant who was added by hand is asked',
      states: [
        panel('no', '.added-part-decline .btn', '[name=answer][value=decline]'),
        wrongInput('[name=answer][value=confirm]', '.added-part-confirm [type=submit]'),
      ],
    },
    { path: '/added-application?said=opened', name: 'a yes that opened an account' },
    { path: '/added-application?said=declined', name: 'a no of who was added by hand' },
    { path: '/blog' },
    { path: '/blog/finding-jobs-in-qatar' },
    { path: '/finding-jobs-in-qatar' },
    { path: '/relevance-of-a-video-cv' },
    { path: '/cv-for-people-and-machines' },
    { path: '/interviews-by-video' },
    { path: '/understanding-a-gulf-job-offer' },
    { path: '/writing-a-job-opening' },
    { path: '/jobs-pool' },
    { path: '/jobs-pool?city=Lusail&employment_type=full+time' },
    { path: '/jobs-pool?pagename=home' },
    { path: '/jobs-pool?country=all', name: 'all countries' },
    { path: '/jobs-pool?job_title=zzzzzzzz', states: [dialog('alert', m.alerts_create)] },
    { path: '/companies' },
    { path: '/companies?country=Qatar&hiring=1', name: 'companies that hire in a country' },
    { path: '/companies?search=zorkblat', name: 'no company found' },
    { path: '/messaging-v1' },
    { path: '/error/page-1' },
    { path: '/error/page-2' },
    { path: '/error/page-3' },
    { path: '/error/page-4' },
    { path: '/error/page-5' },
    { path: `/404/user/${nobody}`, status: 404 },
    { path: `/job/${nobody}`, status: 404 },
    { path: '/c/no-such-company', status: 404 },
    { path: `/company/${nobody}`, status: 404 },
    { path: '/blog/no-such-article', status: 404 },
    { path: '/error/page-6', status: 404 },
    { path: '/shared_applications/nothing', status: 404 },
    { path: `/video-cv/${nobody}_candidate`, status: 404 },
    { path: `/job/${nobody}/apply`, status: 404 },
    { path: '/no/such/page', status: 404 },
    {
      path: '/job/:id',
      id: openingToApplyFor,
      name: 'an opening',
      states: [dialog('report', '.safety .link-button')],
    },
    {
      path: '/company/:id',
      id: idOf('visitor', lastingOpenings, ({ company }) => company?.id),
      name: 'a company',
    },
    { path: '/c/:id', id: aCareersPage, name: 'a careers page' },
    { path: '/c/:id?city=Nowhere', id: aCareersPage, name: 'a careers page where nothing fits' },
    { path: '/job/:id/apply', id: openingToApplyFor, name: 'an application of a visitor' },
    {
      path: '/job/:id',
      id: idOf('company', '/api/job_opening?show=50', ({ id, status }) => status === 'Expired' && id),
      name: 'an opening that has ended',
      status: 410,
    },
    {
      path: '/user/:id',
      id: publishedProfile,
      name: 'a published profile',
      states: [dialog('share', m.candidates_share)],
    },
    { path: '/shared_applications/:id', id: aRoom, name: 'a shortlist room', states: [wrongInput()] },
  ]),
  ...as('candidate', [
    { path: '/candidate-dashboard', states: [dialog('withdraw', '.application-withdraw')] },
    {
      path: '/profile',
      states: [
        dialog('share', m.candidates_share),
        panel('certificates', '#certificates .entries', '#certificates .profile-card-head button'),
        panel('references', '#references .entries', '#references .profile-card-head button'),
      ],
    },
    { path: '/profile/video-cv' },
    { path: '/profile/candidate-video-cv', to: '/profile/video-cv' },
    {
      path: '/cv-builder/editor/:id',
      id: aCv,
      name: 'the editor of a CV',
      states: [
        dialog('versions', '.cv-head [aria-haspopup=menu]', m.cvs_versions),
        dialog('tailor', '.cv-head [aria-haspopup=menu]', m.cvs_tailor),
        dialog('check', '.cv-spot-more'),
      ],
    },
    {
      path: '/cv-builder',
      id: aCv,
      name: 'the own CVs',
      states: [
        dialog('delete', '.cv-card-foot [aria-haspopup=menu]', m.cvs_remove),
        dialog('import', '.cv-list-head [aria-haspopup=menu]', m.cvs_from_json),
        dialog('read', '.cv-list-head [aria-haspopup=menu]', m.cvs_from_pdf),
      ],
    },
    {
      path: '/candidate-settings',
      states: [
        dialog('renew', m.candidates_renew_link),
        dialog('delete', m.candidates_delete_button),
        dialog('second step', m.second_step_set_up_app),
        wrongInput('form:has([type=password]) [type=submit]'),
      ],
    },
    { path: '/interview-simulator' },
    { path: '/notifications' },
    { path: '/messaging-v1', name: 'messages', isOpen: true },
    {
      path: '/messaging-v1?id=:id',
      id: ownConversation('candidate'),
      name: 'a conversation',
      states: [dialog('block', '.messages-thread-head [aria-haspopup=menu]', '.menu-danger')],
    },
    { path: '/interview?id=:id', id: ownInterview, name: 'an invitation to an interview', isOpen: true },
    { path: '/jobs-pool', isOpen: true },
    { path: '/plans', isOpen: true },
    { path: '/job/:id', id: openingToApplyFor, name: 'an opening to apply to', isOpen: true },
    {
      path: '/job/:id/apply',
      id: openingToApplyFor,
      name: 'the application to it',
      isOpen: true,
      states: [wrongInput()],
    },
    { path: '/job/question-answer/:id', id: openingToApplyFor, name: 'video questions before applying' },
    { path: '/job/question-answer/:id', id: waitingQuestions, name: 'video questions that wait' },
  ]),
  ...as('company', [
    { path: '/dashboard' },
    {
      path: '/job_opening',
      states: [
        dialog('extend', acts, m.job_openings_editor_extend),
        dialog('close', acts, m.job_openings_editor_close),
        dialog('delete', acts, m.job_openings_editor_delete),
      ],
    },
    {
      path: '/job_opening/new',
      states: [
        wrongInput(m.job_openings_editor_publish),
        panel(
          'further places',
          '.editor-place [aria-invalid=true]',
          m.job_openings_editor_place_add,
          m.job_openings_editor_place_add,
          m.job_openings_editor_publish,
        ),
      ],
    },
    { path: '/messaging-v1', name: 'messages', isOpen: true },
    { path: '/messaging-v1?show=blocked', name: 'no messages', isOpen: true },
    {
      path: '/messaging-v1?id=:id',
      id: ownConversation('company'),
      name: 'a conversation',
      states: [
        panel('acts', '.menu:popover-open', '.messages-thread-head [aria-haspopup=menu]'),
        dialog('block', '.messages-thread-head [aria-haspopup=menu]', '.menu-danger'),
        dialog('report', '.messages-thread-head [aria-haspopup=menu]', m.messages_report),
        dialog('templates', m.messages_templates),
        dialog('new template', m.messages_templates, m.messages_template_new),
      ],
    },
    { path: '/job_opening/dashboards', to: '/statistics/openings' },
    {
      path: '/job_opening/:id',
      id: ownOpening,
      name: 'an own opening',
      states: [
        dialog('close', m.job_openings_editor_close),
        dialog('delete', '.opening-act-danger'),
        dialog('hiring team', '.hiring-team-head .btn'),
      ],
    },
    { path: '/job_opening/edit?id=:id', id: ownOpening, name: 'an own opening in the form' },
    {
      path: '/job_opening/translate?id=:id&language=ar',
      id: ownOpening,
      name: 'an own opening in another language',
    },
    { path: '/job_application', to: '/job_application/list' },
    {
      path: '/job_application/list',
      states: [
        dialog('filters', m.design_filters),
        panel('several selected', '.bulk-bar', '.list-check'),
        dialog('reject several', '.list-check', '.bulk-reject'),
      ],
    },
    {
      path: '/job_application/list?sort=fit&meets=2&status=Pending&status=Screened',
      name: 'a filtered list of applications',
      states: [dialog('view', m.applications_view_keep)],
    },
    {
      path: '/job_application/list?view=board',
      name: 'the board of applications',
      states: [dialog('status of a card', '.board-current .board-grip')],
    },
    { path: '/job_application/list?view=board&rating=5', name: 'a board without results' },
    { path: '/job_application/list/job_opening' },
    {
      path: '/job_application/add',
      states: [
        wrongInput(),
        panel('a recommendation', '[name=referred_by]', '[name=source][value=by-hand-referral]'),
      ],
    },
    {
      path: '/job_application/list/details?id=:id',
      id: anAddition,
      name: 'an applicant who was added by hand and has not confirmed',
    },
    {
      path: '/job_application/list/details?id=:id',
      id: received,
      name: 'an application beside its list',
      states: [
        dialog('keys', m.applications_keys_title),
        dialog('move', '.review-head [aria-haspopup=menu]', m.applications_move),
        dialog('remove', '.review-head [aria-haspopup=menu]', m.applications_remove),
        dialog('hire', '.status-beside .status-option:nth-child(6)'),
        dialog('reject', '.status-beside .status-option:nth-child(8)'),
      ],
    },
    { path: '/job_application/question_answer?id=:id', id: received, name: 'the answers of an application' },
    {
      path: '/job_application/question_answer?job_id=:id',
      id: idOf('company', '/api/job_opening', ({ id, applications }) => applications > 0 && id),
      name: 'one question across an opening',
    },
    { path: '/job_application/dashboards', to: '/statistics/funnel' },
    { path: '/statistics', states: [panel('acts', '.menu:popover-open', '.page-head-acts .btn')] },
    { path: '/statistics?from=2020-01-01&to=2020-01-30', name: 'statistics of a time without applications' },
    { path: '/statistics/funnel' },
    { path: '/statistics/openings' },
    { path: '/statistics/sources' },
    { path: '/statistics/team' },
    { path: '/job_application/shared' },
    { path: '/job_application/exports' },
    { path: '/job_application/shared?id=:id', id: aRoom, name: 'who looked at a shared link' },
    {
      path: '/candidate-pool',
      states: [
        dialog('invite', '.talent-acts .btn:not(.btn-icon)'),
        dialog(
          'compare',
          '.talent-card:nth-child(1) .talent-pick',
          '.talent-card:nth-child(2) .talent-pick',
          '.talent-tray .btn-primary',
        ),
        dialog(
          'compare four',
          ...[1, 2, 3, 4].map((place) => `.talent-card:nth-child(${place}) .talent-pick`),
          '.talent-tray .btn-primary',
        ),
      ],
    },
    {
      path: '/candidate-pool?search=nurse&without=Infirmier',
      name: 'synonyms of a profession',
      states: [dialog('save', m.talent_pool_save)],
    },
    { path: '/candidate-pool?search=enginer', name: 'a slip of the pen' },
    { path: '/candidate-pool?search=zorkblat&country=Oman', name: 'nobody found' },
    { path: '/candidate-pool?pick=:id', id: pooled, name: 'a candidate to compare' },
    { path: '/user/candidate/:id', id: pooled, name: 'a candidate of the pool' },
    { path: `/user/candidate/${nobody}`, name: 'no profile of a candidate' },
    { path: '/schedules', states: [dialog('feed', m.interviews_feed)] },
    { path: '/schedules?view=day' },
    {
      path: '/schedules?view=day&date=:id',
      id: idOf(
        'company',
        '/api/interview?status=Scheduled',
        ({ slots, interviewers }) => interviewers?.[1] && slots?.[0]?.starts_at.slice(0, 10),
      ),
      name: 'a day with interviews',
    },
    { path: '/schedules/new?at=2026-12-01T10:00', name: 'an interview at a time, for nobody yet' },
    { path: '/schedules?view=month' },
    { path: '/schedules?view=list&status=Completed&date=2026-01-01', name: 'interviews that took place' },
    { path: '/schedules?id=:id', id: openInterview, name: 'an interview beside the calendar' },
    {
      path: '/schedules?id=:id',
      id: idOf('company', '/api/interview?status=Completed', ({ id }) => id),
      name: 'an interview with its scorecards',
    },
    {
      path: '/job_application/list/details?id=:id',
      id: idOf('company', '/api/interview?status=Completed', ({ application_id }) => application_id),
      name: 'an application with its scorecards',
      states: [dialog('scorecard', '.scorecards button')],
    },
    {
      path: '/schedules/new?application=:id',
      id: received,
      name: 'an interview to schedule',
      states: [wrongInput('.schedule-side [type=submit]')],
    },
    {
      path: '/schedules/new?application=:id',
      id: idOf('company', '/api/interview?status=Proposed', ({ application_id }) => application_id),
      name: 'a second interview while one waits',
    },
    { path: '/schedules/new?id=:id', id: openInterview, name: 'an interview to reschedule' },
    { path: '/company-profile-edit' },
    { path: '/company-profile-edit/company' },
    {
      path: '/company-profile-edit/settings',
      states: [wrongInput('form:has([type=password]) [type=submit]')],
    },
    {
      path: '/company-profile-edit/settings/team',
      states: [wrongInput(), dialog('openings of a hiring manager', '.company-member-openings button')],
    },
    { path: '/company-profile-edit/settings/messages' },
    { path: '/company-profile-edit/settings/plan', states: [dialog('ask', '.company-plans button')] },
    { path: '/company-profile-edit/settings/site' },
    {
      path: '/company-profile-edit/settings/site/careers',
      id: aCareersPage,
      states: [
        { name: 'preview', steps: ['.careers-edit-bar .segment:nth-child(2)'], shows: '.careers-preview' },
      ],
    },
    {
      path: '/company-profile-edit/settings/calendar',
      states: [dialog('connect', '[aria-labelledby=calendar] .btn-primary')],
    },
    {
      path: '/company-profile-edit/settings/sign-in',
      states: [
        dialog('domain', '[aria-labelledby=domains] .btn-primary'),
        dialog('connect', '[aria-labelledby=connection] .btn'),
        dialog('connect by SAML', '[aria-labelledby=connection] .btn', '.choices > div + div .choice'),
      ],
    },
    {
      path: '/company-profile-edit/settings/keys',
      states: [dialog('make', '[aria-labelledby=keys] .btn-primary')],
    },
    {
      path: '/company-profile-edit/settings/webhooks',
      states: [
        dialog('make', '[aria-labelledby=webhooks] .btn-primary'),
        dialog('change', '[aria-labelledby=webhooks] li [aria-haspopup=menu]', m.companies_hook_change),
        dialog('renew', '[aria-labelledby=webhooks] li [aria-haspopup=menu]', m.companies_hook_renew),
      ],
    },
    {
      path: '/company-profile-edit/settings/webhooks?endpoint=:id',
      id: idOf('company', '/api/webhooks', ({ id }) => id),
      name: 'what an endpoint was sent',
      states: [dialog('delivery', '[aria-labelledby=deliveries] li:nth-child(2) button')],
    },
    { path: '/company-profile-edit/settings/import' },
    {
      path: '/company-profile-edit/settings/import?id=:id',
      id: anImportToConfirm,
      name: 'the columns of an import',
    },
    {
      path: '/company-profile-edit/settings/import?id=:id',
      id: aCheckedArchive,
      name: 'a checked archive of CVs',
    },
    {
      path: '/company-profile-edit/settings/import?id=:id',
      id: aCheckedTable,
      name: 'a checked archive of CVs with a table',
    },
    { path: '/settings', to: '/company-profile-edit/settings' },
    { path: '/operations' },
    { path: '/profile/candidate-video-cv', to: '/dashboard', isOpen: true },
    { path: '/notifications', states: [dialog('bell', '.bell button')] },
    { path: '/plans', isOpen: true },
    { path: '/jobs-pool', isOpen: true },
    { path: '/job/:id', id: openingToApplyFor, name: 'an opening as a company sees it', isOpen: true },
  ]),
  ...as('admin', [
    {
      path: '/admin-dashboard',
      states: [
        dialog('decline', m.admin_decline),
        dialog('approve', '.admin-acts .btn:not(.btn-quiet, [disabled])'),
      ],
    },
    { path: '/company_list', to: '/admin-dashboard' },
    {
      path: '/manage-employer/:id',
      id: aCompany,
      name: 'the review of a company',
      states: [dialog('decline', m.admin_decline)],
    },
    ...['plan', 'members', 'activity'].map((tab) => ({
      path: `/manage-employer/:id?tab=${tab}`,
      id: aCompany,
      name: `the ${tab} of a company`,
    })),
    { path: '/admin-dashboard/dashboard' },
    { path: '/admin-openings' },
    { path: '/admin-openings?q=zorkblat', name: 'no opening of any company found' },
    {
      path: '/admin-openings/:id',
      id: anyOpening,
      name: 'an opening as an administrator sees it',
      states: [dialog('hold', '.app-main .row .btn')],
    },
    { path: '/admin-people', states: [wrongInput()] },
    {
      path: '/admin-people?q=demo.example',
      name: 'people who were found',
      states: [looked('found', '.table')],
    },
    {
      path: '/admin-people?q=zorkblat',
      name: 'nobody found',
      states: [looked('nobody', '.blank')],
    },
    {
      path: '/admin-people/:id',
      id: aPerson,
      name: 'the account of a person',
      states: [
        looked('account', '.admin-person-grid'),
        { ...looked('address', 'dialog[open]', m.admin_people_correct), isDialog: true },
        { ...looked('erase', 'dialog[open]', m.admin_people_erase), isDialog: true },
      ],
    },
    { path: '/admin-reports#:id', id: reportedOpenings, name: 'reported openings' },
    { path: '/admin-reports?tab=people#:id', id: reportedPeople, name: 'reported people' },
    { path: '/contact_messages#:id', id: contactMessages, name: 'messages of visitors' },
    { path: '/notifications' },
    { path: '/admin-templates', states: [dialog('new', m.admin_template_new)] },
    { path: '/admin-limits', states: [wrongInput(m.admin_lift_button)] },
    { path: '/admin-limits#:id', id: refusedRequests, name: 'limits that refused something' },
    { path: '/admin-profile-edit' },
    { path: '/admin-profile-edit/settings', states: [wrongInput('form:has([type=password]) [type=submit]')] },
  ]),
  ...as('superadmin', [
    { path: '/admin-dashboard' },
    { path: '/admin-dashboard/dashboard', name: 'what the owner of the site should look at' },
    { path: '/admin-articles' },
    { path: '/admin-articles?searchkey=zorkblat', name: 'no article found' },
    { path: '/admin-articles/new' },
    { path: '/admin-articles/1', name: 'an article in every language' },
    { path: '/admin-articles/1/preview', name: 'an article as it will be read' },
    { path: '/admin-questions', states: [dialog('new', m.admin_question_new)] },
    {
      path: '/admin-titles',
      states: [dialog('new', m.admin_title_new), dialog('merge', m.admin_title_merge)],
    },
    { path: '/admin-announcements' },
    { path: '/admin-announcements/new', states: [wrongInput()] },
    {
      path: '/admin-announcements/:id',
      id: aDraft,
      name: 'an announcement that is written',
      states: [dialog('remove', m.admin_news_remove)],
    },
    { path: '/admin-site' },
    { path: '/admin-team', states: [wrongInput(), dialog('shut out', '.admin-team-acts .btn')] },
    { path: '/admin-audit#:id', id: auditedDeeds, name: 'what administrators did' },
    { path: '/contact_messages' },
  ]),
  ...as('manager', [
    { path: '/dashboard', name: 'the dashboard of a hiring manager' },
    { path: '/job_opening', name: 'the openings of a hiring manager' },
    { path: '/job_opening/:id', id: named, name: 'an opening as its hiring manager sees it' },
    { path: '/job_application/list', name: 'the applications of a hiring manager' },
    { path: '/job_application/list?view=board', name: 'the board of a hiring manager' },
    {
      path: '/job_application/list/details?id=:id',
      id: namedReceived,
      name: 'an application as a hiring manager reviews it',
    },
    { path: '/schedules', name: 'the interviews of a hiring manager' },
    { path: '/job_application/dashboards', name: 'the applications of a hiring manager in figures' },
    { path: '/job_opening/dashboards', name: 'the openings of a hiring manager in figures' },
    { path: '/company-profile-edit/settings', name: 'the account of a hiring manager' },
    { path: '/candidate-pool', name: 'a screen of the whole company to a hiring manager' },
  ]),
  ...onlyPictured('new manager', ['/dashboard', '/job_opening', '/job_application/list']),
  ...onlyPictured('new candidate', ['/candidate-dashboard', '/profile', '/profile/video-cv', '/cv-builder']),
  ...onlyPictured('new company', [
    ...['/dashboard', '/job_opening', '/statistics/openings', '/job_application/list'],
    ...['/statistics', '/company-profile-edit', '/operations', '/schedules'],
  ]),
];

function onlyPictured(viewer: Viewer, paths: string[]): Screen[] {
  return as(
    viewer,
    paths.map((path) => ({ path, isOnlyPictured: true })),
  );
}

/** The address of a screen, with the row it shows. */
export async function addressOf({ path, id }: Screen, caller: Caller): Promise<string> {
  return id ? path.replace(':id', await id(caller)) : path;
}

function as(viewer: Viewer, list: Omit<Screen, 'viewer'>[]): Screen[] {
  return list.map((screen) => ({ viewer, ...screen }));
}
