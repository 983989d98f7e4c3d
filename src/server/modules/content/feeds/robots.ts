import { localePrefixes, localizedPath } from '#domain/locale.ts';
import { absoluteUrl } from './public-url.ts';

// Profiles, videos and shared applications are not listed: a crawler must fetch them to see their noindex.
const privatePaths = [
  ...['/api/', '/rpc/', '/dev/', '/dashboard', '/admin-', '/manage-employer/', '/candidate-dashboard'],
  ...[
    '/candidate-pool',
    '/candidate-settings',
    '/company-profile-edit',
    '/company_list',
    '/contact_messages',
  ],
  ...[
    '/cv-builder/editor/',
    '/job_application',
    '/job_opening',
    '/messaging-v1',
    '/operations',
    '/schedules',
  ],
  ...['/settings', '/statistics'],
];

/** robots.txt of a host that shows one page: all of it is open. */
export function buildHostRobots(address: string): string {
  return ['User-agent: *', 'Disallow:', '', `Sitemap: ${absoluteUrl(address, 'sitemap.xml')}`, ''].join('\n');
}

/** robots.txt: public pages are open to all, signed-in areas and calls are not worth a visit. */
export function buildRobots(publicUrl: string): string {
  const refused = privatePaths.flatMap((path) =>
    path === '/api/' || path === '/rpc/' || path === '/dev/'
      ? [path]
      : localePrefixes.map((prefix) => localizedPath(path, prefix)),
  );
  return [
    'User-agent: *',
    ...refused.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${absoluteUrl(publicUrl, 'sitemap.xml')}`,
    '',
  ].join('\n');
}
