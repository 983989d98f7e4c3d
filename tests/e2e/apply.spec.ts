import { type Browser, expect, type Page, test } from '@playwright/test';
import { withFirmHyphens } from '#domain/text/spacing.ts';
import { demoAccounts, demoPassword } from '#server/demo/demo-accounts.ts';
import { aPdf } from '#support/uploads.ts';
import { aNewCandidate } from './support/accounts.ts';
import { expectReadInArabic, inArabic } from './support/arabic.ts';
import { daysFromNow } from './support/days.ts';
import { expectAccessible, expectNoSidewaysScroll, hydrated, watchErrors } from './support/page-check.ts';

interface Visit {
  prefix: '' | '/fr' | '/ar';
  locale: string;
  width: number;
  words: Record<
    'haveAccount' | 'email' | 'password' | 'signIn' | 'send' | 'cvMissing' | 'termsMissing' | 'yes' | 'done',
    string
  > & { shortlisted: string; showCv: string; draft: string; updated: string; label: string };
}

const english: Visit = {
  prefix: '',
  locale: 'en-GB',
  width: 1280,
  words: {
    haveAccount: 'I already have an account',
    email: 'Email',
    password: 'Password',
    signIn: 'Sign in',
    send: 'Send application',
    cvMissing: 'CV/Resume is required!',
    termsMissing: 'Please accept the Terms and Conditions',
    yes: 'Yes',
    done: 'application submitted successfully',
    shortlisted: 'Shortlisted',
    showCv: 'Show',
    draft: 'Draft saved',
    updated: 'is now Shortlisted',
    label: 'Shortlisted',
  },
};

const french: Visit = {
  prefix: '/fr',
  locale: 'fr-FR',
  width: 390,
  words: {
    haveAccount: 'J’ai déjà un compte',
    email: withFirmHyphens('E-mail'),
    password: 'Mot de passe',
    signIn: 'Se connecter',
    send: 'Envoyer la candidature',
    cvMissing: 'Le CV est obligatoire !',
    termsMissing: 'Veuillez accepter les conditions générales',
    yes: 'Oui',
    done: 'candidature envoyée avec succès',
    shortlisted: 'Présélectionnée',
    showCv: 'Afficher',
    draft: 'Brouillon enregistré',
    updated: 'Nouveau statut de',
    label: 'Présélectionnée',
  },
};

const arabic: Visit = {
  prefix: '/ar',
  locale: 'ar-QA',
  width: 390,
  words: {
    haveAccount: 'لديّ حساب',
    email: 'البريد الإلكتروني',
    password: 'كلمة المرور',
    signIn: 'تسجيل الدخول',
    send: 'إرسال الطلب',
    cvMissing: 'السيرة الذاتية مطلوبة',
    termsMissing: 'تلزم الموافقة على الشروط والأحكام',
    yes: 'نعم',
    done: 'تم إرسال الطلب بنجاح',
    shortlisted: 'القائمة المختصرة',
    showCv: 'إظهار',
    draft: 'تم حفظ المسوّدة',
    updated: 'حالة طلب',
    label: 'القائمة المختصرة',
  },
};

for (const [place, visit] of [english, french, arabic].entries()) {
  test(`from finding an opening to the news of its company, ${visit.locale} at ${visit.width} px`, async ({
    browser,
  }) => {
    const company = await signedIn(browser, visit, demoAccounts.company.email, demoPassword);
    const opening = await anOpeningOf(company, place);
    const person = await aNewCandidate();

    const page = await newPage(browser, visit);
    const errors = watchErrors(page);
    const cv = visit === arabic ? await anArabicCv(page) : { name: 'cv.pdf', buffer: aPdf() };
    await searchesFor(page, visit, opening.title);
    await page.locator(`a[href*="/job/"][href$="${opening.id}"]`).first().click();
    await page.waitForURL(`**/job/*${opening.id}`);
    await expect(page.locator('a[href*="/registration?redirect="]:visible').first()).toBeVisible();
    await page.goto(`${visit.prefix}/job/${opening.id}/apply`);
    await hydrated(page);
    await expectAccessible(page);
    await signsUpOrIn(page, visit);
    await page.waitForURL('**/login?**');
    // The address comes first, and the screen that is left has fields of the same names.
    await expect(page.getByRole('button', { name: visit.words.signIn, exact: true })).toBeVisible();
    await page.getByLabel(visit.words.email, { exact: true }).fill(person.email);
    await page.getByLabel(visit.words.password, { exact: true }).fill(person.password);
    await page.getByRole('button', { name: visit.words.signIn, exact: true }).click();
    await page.waitForURL(`**${visit.prefix}/job/${opening.id}/apply`);
    await hydrated(page);

    await refusesAnEmptyForm(page, visit);
    await fillIn(page, visit, cv);
    await expect(page.getByText(visit.words.draft)).toBeVisible();
    if (visit === arabic)
      await expectReadInArabic(page.getByRole('main'), [
        inArabic('applications_apply_person'),
        inArabic('applications_apply_cv_title'),
        inArabic('applications_apply_questions_title'),
        visit.words.send,
      ]);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await sendsAfterItsDraft(page, visit);
    await expectAccessible(page);

    await reviewsAs(company, visit, opening.id);
    await expect
      .poll(async () => (await ownApplication(page, opening.id, visit)).label)
      .toBe(visit.words.label);
    expect(errors).toEqual([]);
    await page.context().close();
    await company.context().close();
  });
}

/** In Arabic from the landing page on; elsewhere the list is opened by its address. */
async function searchesFor(page: Page, visit: Visit, title: string): Promise<void> {
  if (visit !== arabic) {
    await page.goto(`${visit.prefix}/jobs-pool?job_title=${encodeURIComponent(title)}`);
    return hydrated(page);
  }
  await page.goto(visit.prefix);
  await hydrated(page);
  // Its list has the same label.
  const titles = page.getByLabel(inArabic('job_openings_job_titles')).and(page.locator('input'));
  await titles.fill(title);
  await titles.press('Enter');
  await page.getByRole('button', { name: inArabic('landing_search') }).click();
  await page.waitForURL(`**${visit.prefix}/jobs-pool?**`);
}

/** As somebody prints theirs from a browser: the letters are joined, and lie in the file from the left. */
async function anArabicCv(page: Page): Promise<{ name: string; buffer: Buffer }> {
  await page.setContent(
    '<html lang="ar" dir="rtl"><h1>رانيا صالح</h1><p>مهندسة إنشائية، خبرة 7 سنوات في الدوحة، +974 5512 3456</p></html>',
  );
  return { name: 'سيرة رانيا صالح.pdf', buffer: await page.pdf() };
}

/** Signing up and signing in both lead back here afterwards; this journey finds in the sign-up that it has an account. */
async function signsUpOrIn(page: Page, visit: Visit): Promise<void> {
  const signUp = page.getByRole('main').locator('a[href*="/registration?redirect="]');
  await expect(signUp).toHaveAttribute('href', /redirect=%2F(?:(?:fr|ar)%2F)?job%2F[\w-]+%2Fapply$/);
  await signUp.click();
  await page.waitForURL('**/registration?redirect=**');
  await hydrated(page);
  await page.getByRole('link', { name: visit.words.haveAccount }).click();
}

async function refusesAnEmptyForm(page: Page, visit: Visit): Promise<void> {
  await page.getByRole('button', { name: visit.words.send }).click();
  await expect(page.getByText(visit.words.cvMissing).first()).toBeVisible();
  const wrong = page.locator('main [aria-invalid=true]').first();
  await expect(wrong).toBeFocused();
  // What is missing is said once more beside the sending, and leads to its field.
  await page.locator('.apply-form .notice li button').last().click();
  await expect(page.getByRole('main').getByRole('checkbox')).toBeFocused();
  await expect(page.getByText(visit.words.termsMissing).first()).toBeVisible();
  await expectAccessible(page);
}

async function fillIn(page: Page, visit: Visit, cv: { name: string; buffer: Buffer }): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({ ...cv, mimeType: 'application/pdf' });
  await expect(page.getByText(cv.name)).toBeVisible();
  for (const box of await page.locator('form textarea').all()) await box.fill('I build what lasts.');
  for (const box of await page.locator('form input[inputmode=decimal]').all()) await box.fill('7');
  for (const box of await page.locator('form input[type=date]').all()) await box.fill(daysFromNow(50));
  for (const group of await page.getByRole('radio', { name: visit.words.yes, exact: true }).all())
    await group.check();
  await page.locator('form input[type=checkbox]').check();
}

/** A draft that is on its way lands before the application: after it, it would be refused. */
async function sendsAfterItsDraft(page: Page, visit: Visit): Promise<void> {
  const order: string[] = [];
  const arrival = Promise.withResolvers<void>();
  const drafts = '**/applications/saveDraft';
  await page.route(drafts, (route) => arrival.promise.then(() => route.continue()), { times: 1 });
  page.on('request', (asked) => asked.url().endsWith('/applications/apply') && order.push('sent'));
  page.on('response', (answer) => answer.url().endsWith('/applications/saveDraft') && order.push('kept'));
  const onItsWay = page.waitForRequest(drafts);
  await page.locator('form textarea').first().fill('I build what lasts, and mend the rest.');
  await onItsWay;
  await page.getByRole('button', { name: visit.words.send }).click();
  arrival.resolve();
  await expect(page.getByText(visit.words.done)).toBeVisible();
  expect(order).toEqual(['kept', 'sent']);
}

/** The company finds the newest application, reads its CV, and shortlists the candidate. */
async function reviewsAs(page: Page, visit: Visit, openingId: string): Promise<void> {
  await page.goto(`${visit.prefix}/job_application/list?job_id=${openingId}`);
  await expect(page.getByRole('link', { name: 'Rania Saleh' }).first()).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: 'Rania Saleh' }).first().click();
  await expect(page.getByRole('heading', { name: 'Rania Saleh', level: 1 })).toBeVisible();
  await expectAccessible(page);
  if (visit.width === 1280) {
    await page.setViewportSize({ width: 1280, height: 800 });
    // Without a press; a phone reads no file that it was not asked for.
    await expect(page.locator('.cv-first canvas')).toBeInViewport({ ratio: 0.1 });
  } else await expect(page.locator('.cv-first')).toBeHidden();
  await page.getByRole('button', { name: visit.words.showCv, exact: true }).click();
  await expect(page.getByRole('dialog').locator('canvas')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('s');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByText(visit.words.updated)).toBeVisible();
  // On a phone the statuses lie in a drawer behind the one that is set.
  const isPhone = visit.width < 960;
  const set = { name: visit.words.shortlisted, pressed: isPhone ? undefined : true };
  await expect(page.getByRole('button', set).filter({ visible: true }).first()).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
}

async function newPage(browser: Browser, { locale, width }: Visit): Promise<Page> {
  const context = await browser.newContext({ locale, viewport: { width, height: 900 } });
  return context.newPage();
}

async function signedIn(browser: Browser, visit: Visit, email: string, password: string): Promise<Page> {
  const page = await newPage(browser, visit);
  const answer = await page.request.post('/api/login', { data: { email, password } });
  expect(answer.ok()).toBe(true);
  return page;
}

/** An opening of the demo company that asks questions in writing only; another one for each journey. */
async function anOpeningOf(company: Page, place: number): Promise<{ id: string; title: string }> {
  const { data } = await (await company.request.get('/api/job_application_openings')).json();
  const found: { id: string; title: string }[] = [];
  for (const { id, title, status } of data as { id: string; title: string; status: string }[]) {
    if (status !== 'Active') continue;
    const opening = (await (await company.request.get(`/api/job/${id}`)).json()).data;
    if (opening.video_questions.length === 0 && opening.screening_questions.length > 0)
      found.push({ id, title });
  }
  const opening = found[place];
  if (!opening) throw new Error('The demo company has too few openings with questions');
  return opening;
}

async function ownApplication(page: Page, openingId: string, visit: Visit): Promise<{ label: string }> {
  const answer = await page.request.get('/api/job_application', {
    headers: { 'accept-language': visit.locale },
  });
  const { data } = await answer.json();
  return data.data.find((own: { job: { id: string } }) => own.job.id === openingId);
}

test('what is written without a line stays on the device, and is sent once the line is back', async ({
  browser,
}) => {
  const person = await aNewCandidate();
  const page = await signedIn(browser, english, person.email, person.password);
  const { data } = await (await page.request.get('/api/jobs_pool?show=50')).json();
  const asking = await Promise.all(
    (data.data as { id: string }[]).map(
      async ({ id }) => (await (await page.request.get(`/api/job/${id}`)).json()).data,
    ),
  );
  const opening = asking.find(
    ({ screening_questions, video_questions }) => screening_questions.length + video_questions.length === 0,
  );
  // A file that every page asks for once it stands does not come either: nothing of the page goes with it.
  const late = '**/after-load-parts*.js';
  await page.route(late, (route) => route.abort());
  const missed = page.waitForEvent('requestfailed', (request) => request.url().includes('after-load-parts'));
  await page.goto(`/job/${opening.id}/apply`);
  await hydrated(page);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: aPdf() });
  await expect(page.getByText('cv.pdf')).toBeVisible();
  await page.locator('form input[type=checkbox]').check();
  await missed;
  await page.context().setOffline(true);
  await page.unroute(late);
  const letter = page.getByLabel('Cover letter');
  await letter.fill('Written in the desert.');
  await expect(page.getByText('saved as soon as you are online')).toBeVisible();
  expect(await page.evaluate((id) => localStorage.getItem(`application_draft:${id}`), opening.id)).toContain(
    'Written in the desert.',
  );
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByText('sent as soon as you are online')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('application submitted successfully')).toBeVisible();
  expect(await page.evaluate((id) => localStorage.getItem(`application_draft:${id}`), opening.id)).toBeNull();
  await page.context().close();
});

test('a letter that never reached the server stands again after a reload, and goes with the session', async ({
  browser,
}) => {
  const person = await aNewCandidate();
  const page = await signedIn(browser, english, person.email, person.password);
  const { data } = await (await page.request.get('/api/jobs_pool?show=1')).json();
  await page.route('**/api/rpc/applications/saveDraft', (route) => route.abort());
  await page.goto(`/job/${data.data[0].id}/apply`);
  await hydrated(page);
  await page.getByLabel('Cover letter').fill('Written in the desert.');
  await expect(page.getByText('The draft could not be saved.')).toBeVisible();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel('Cover letter')).toHaveValue('Written in the desert.');
  await page.unroute('**/api/rpc/applications/saveDraft');
  await expect(page.getByText('Draft saved')).toBeVisible();
  await page.context().close();
});
