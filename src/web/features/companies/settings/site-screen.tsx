import { createElement, useEffect, useState } from 'react';
import {
  type CompanyFeed,
  companyFeedPath,
  openingsElement,
  openingsScript,
} from '#domain/job-openings/own-site.ts';
import { type Locale, localeOrDefault, localizedPath, prefixOf, textDirection } from '#domain/locale.ts';
import { localeList } from '#domain/locale-list.ts';
import { m } from '#texts/messages.js';
import { Button } from '#web/design/button.tsx';
import { Card } from '#web/design/data/card.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { Select, TextArea } from '#web/design/form/text-input.tsx';
import { CopyIcon } from '#web/design/icons/icons.tsx';
import { ApprovalNotice } from '#web/features/companies/gate/approval-notice.tsx';
import { companyLabel } from '#web/features/companies/labels.ts';
import { SettingsPage } from '#web/features/companies/profile/settings-page.tsx';
import { useCompany } from '#web/features/companies/use-company.ts';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { CareersCard } from './careers-card.tsx';
import { CopiedField, copyText } from './copied-field.tsx';
import '#web/features/companies/companies.css';
import './site.css';

/** How the company's openings come to a site of its own: an element to paste, and what programs read. */
export function SiteScreen() {
  const own = useCompany();
  const { locale, publicUrl } = useSurroundings();
  const [language, setLanguage] = useState(locale);
  if (!own) return null;
  const { id, name, approved_status, profile_visibility } = own.company;
  return (
    <SettingsPage title={m.companies_tab_site()} lead={companyLabel(own.company)}>
      <ApprovalNotice own={own} />
      {approved_status === 'Approved' && !profile_visibility && (
        <Notice tone="wait">{m.companies_site_unseen()}</Notice>
      )}
      <CareersCard
        isOwner={own.role === 'owner'}
        isSeen={approved_status === 'Approved' && profile_visibility}
      />
      <Card as="section" aria-labelledby="site-element">
        <div className="site-part">
          <h2 id="site-element">{m.companies_site_element()}</h2>
          <p className="field-help">{m.companies_site_element_help()}</p>
          <Select
            className="site-language"
            label={m.companies_site_language()}
            value={language}
            onChange={(event) => setLanguage(localeOrDefault(event.target.value))}
          >
            {localeList.map((one) => (
              <option key={one.code} value={one.code} lang={one.code}>
                {one.name}
              </option>
            ))}
          </Select>
          <Code code={snippet({ id, name, language, publicUrl })} />
          <p className="field-help">{m.companies_site_policy({ origin: new URL(publicUrl).origin })}</p>
        </div>
        <div className="site-part site-preview">
          <h3>{m.companies_site_preview()}</h3>
          <Preview company={id} language={language} />
        </div>
      </Card>
      <Card as="section" aria-labelledby="site-feeds">
        <div className="site-part">
          <h2 id="site-feeds">{m.companies_site_feeds()}</h2>
          <p className="field-help">{m.companies_site_feeds_help()}</p>
          {feeds.map(({ feed, label }) => (
            <CopiedField key={feed} label={label()} value={publicUrl + companyFeedPath(id, feed, language)} />
          ))}
        </div>
      </Card>
    </SettingsPage>
  );
}

const feeds: readonly { feed: CompanyFeed; label: () => string }[] = [
  { feed: 'rss.xml', label: m.companies_site_rss },
  { feed: 'jobs.xml', label: m.companies_site_xml },
  { feed: 'openings.json', label: m.companies_site_json },
];

/** What a page takes over; the company's name leads to its openings where no script runs. */
function snippet({
  id,
  name,
  language,
  publicUrl,
}: {
  id: string;
  name: string;
  language: Locale;
  publicUrl: string;
}): string {
  const page = publicUrl + localizedPath(`/company/${id}`, prefixOf(language));
  return [
    `<script type="module" src="${publicUrl}${openingsScript}"></script>`,
    `<${openingsElement} company="${id}" lang="${language}">`,
    `  <a href="${page}">${asMarkup(name)}</a>`,
    `</${openingsElement}>`,
  ].join('\n');
}

const asMarkup = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function Code({ code }: { code: string }) {
  return (
    <>
      <TextArea
        className="site-code"
        label={m.companies_site_code()}
        value={code}
        readOnly
        rows={5}
        wrap="off"
        dir="ltr"
        translate="no"
        spellCheck={false}
        onFocus={(event) => event.target.select()}
      />
      <div>
        <Button variant="primary" icon={<CopyIcon size="sm" />} onClick={() => void copyText(code)}>
          {m.companies_site_copy_code()}
        </Button>
      </div>
    </>
  );
}

/** The very element, as the company's own site has it; without its script, and where the list can't be read, it says so. */
function Preview({ company, language }: { company: string; language: Locale }) {
  useEffect(() => {
    void import('#web/embed/openings.ts');
  }, []);
  return createElement(
    openingsElement,
    { key: language, company, lang: language, dir: textDirection(language), limit: 5 },
    <p className="muted" lang={undefined}>
      {m.companies_site_no_preview()}
    </p>,
  );
}
