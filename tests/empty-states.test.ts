import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Where nothing is led to, with why. */
const sound: Record<string, string> = {
  'm.companies_recent_none()': 'a card among others of a page',
  'm.admin_questions_none()': 'the button for the first one stands above',
  'm.admin_templates_none()': 'the button for the first one stands above',
  'm.admin_news_none()': 'the button for the first one stands above',
  'm.admin_lifts_none()': 'the form that makes one stands above',
  'm.admin_messages_none()': 'all is read: there is nothing to do',
  'm.admin_reports_none()': 'all is read: there is nothing to do',
  'm.admin_people_start()': 'the search stands above',
  'm.companies_no_team()': 'only the owner, who is named, can do something',
  'm.companies_hook_log_none()': 'the buttons of the endpoint stand above',
  'm.content_blog_empty()': 'the menu of the site leads on',
  'm.content_faq_empty()': 'the menu of the site leads on',
  'm.notifications_none()': 'all is read: there is nothing to do',
  'm.messages_choose()': 'the list stands beside it',
  'm.imports_none()': 'the form that makes one stands above',
  'm.sharing_room_empty()': 'who was invited sees this room alone',
};

test('what is empty, gone or refused offers a next step, unless there is none to take', () => {
  const left = sources('src/web').flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('<EmptyState\n')
      .join('<EmptyState ')
      .split(/(?=<EmptyState )/)
      .slice(1)
      .map((part) => part.split(/<\/EmptyState>|\/>\n/)[0] ?? '')
      .filter((part) => !/\bactions=/.test(part))
      .map((part) => /title=\{([^}]*)\}/.exec(part)?.[1] ?? path),
  );
  expect(left.filter((title) => !(title in sound))).toEqual([]);
  expect(Object.keys(sound).filter((title) => !left.includes(title))).toEqual([]);
});

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name));
}
