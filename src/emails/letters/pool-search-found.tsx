import { Layout } from '#emails/layout.tsx';
import { defineLetter, linkTo } from '#emails/letter.ts';
import { Action, Paragraph } from '#emails/parts.tsx';
import { m } from '#texts/any-language.js';

export interface PoolSearchFoundData {
  name: string;
  /** Of the search that was saved. */
  search: string;
  count: number;
  path: string;
}

/** To a member who keeps a search of the pool: somebody new fits. It names nobody. */
export const poolSearchFound = defineLetter<PoolSearchFoundData>({
  topic: 'pool_searches',
  subject: ({ search, count }, locale) => m.letters_pool_search_subject({ search, count }, { locale }),
  Body: ({ data, locale, site, unsubscribePath }) => (
    <Layout
      locale={locale}
      site={site}
      title={m.letters_pool_search_subject({ search: data.search, count: data.count }, { locale })}
      name={data.name}
      unsubscribePath={unsubscribePath}
    >
      <Paragraph>{m.letters_pool_search_text({}, { locale })}</Paragraph>
      <Action href={linkTo(site, locale, data.path)} locale={locale}>
        {m.letters_pool_search_button({}, { locale })}
      </Action>
      <Paragraph>{m.letters_pool_search_off({}, { locale })}</Paragraph>
    </Layout>
  ),
  preview: {
    name: 'Huda Salem',
    search: 'ICU nurses in Qatar',
    count: 3,
    path: '/candidate-pool?search=nurse',
  },
});
