import { Body, Container, Head, Html, Link, Preview, Section, Text } from '@react-email/components';
import type { ReactNode } from 'react';
import { type Locale, textDirection } from '#domain/locale.ts';
import { m } from '#texts/any-language.js';
import { linkTo, type Site } from './letter.ts';
import { colors, darkStyles, headFont, textFont } from './theme.ts';

interface LayoutProps {
  locale: Locale;
  site: Site;
  title: string;
  /** Whom the letter greets. */
  name?: string;
  unsubscribePath?: string;
  /** Instead of why people with an account are written to. */
  why?: string;
  children: ReactNode;
}

/** The sheet of every letter: brand, title, greeting, what it says, and why it was sent. */
export function Layout({ locale, site, title, name, unsubscribePath, why, children }: LayoutProps) {
  return (
    <Html lang={locale} dir={textDirection(locale)}>
      <Head>
        <title>{title}</title>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{darkStyles}</style>
      </Head>
      <Body className="page" style={styles.page}>
        <Preview>{title}</Preview>
        <Container style={styles.sheet}>
          <Link href={linkTo(site, locale, '/')} className="brand" style={styles.brand}>
            {m.product_name({}, { locale })}
          </Link>
          <Section className="card" style={styles.card}>
            <h1 className="ink" style={styles.title}>
              {title}
            </h1>
            {name ? (
              <Text className="ink-2" style={styles.text}>
                {m.letters_hello({ name }, { locale })}
              </Text>
            ) : null}
            {children}
            <Text className="muted" style={styles.team}>
              {m.letters_team({ product: m.product_name({}, { locale }) }, { locale })}
            </Text>
          </Section>
          <Foot locale={locale} site={site} unsubscribePath={unsubscribePath} why={why} />
        </Container>
      </Body>
    </Html>
  );
}

function Foot({ locale, site, unsubscribePath, why }: Omit<LayoutProps, 'title' | 'name' | 'children'>) {
  const usual = unsubscribePath ? m.letters_why_subscribed : m.letters_why_account;
  return (
    <Text className="muted" style={styles.foot}>
      {why ?? usual({ product: m.product_name({}, { locale }) }, { locale })}
      <br />
      {m.letters_tagline({}, { locale })}
      {unsubscribePath ? (
        <>
          <br />
          <Link href={linkTo(site, locale, unsubscribePath)} className="link" style={styles.link}>
            {m.letters_unsubscribe({}, { locale })}
          </Link>
        </>
      ) : null}
    </Text>
  );
}

const styles = {
  page: { margin: 0, padding: '32px 12px', backgroundColor: colors.page, fontFamily: textFont },
  sheet: { maxWidth: '560px', margin: '0 auto' },
  brand: {
    display: 'inline-block',
    padding: '0 4px 16px',
    color: colors.primary,
    fontFamily: headFont,
    fontSize: '24px',
    fontWeight: 700,
    letterSpacing: '-0.03em',
    textDecoration: 'none',
  },
  card: {
    padding: '32px',
    backgroundColor: colors.card,
    border: `1px solid ${colors.line}`,
    borderRadius: '12px',
  },
  title: {
    margin: '0 0 20px',
    color: colors.ink,
    fontFamily: headFont,
    fontSize: '26px',
    fontWeight: 650,
    lineHeight: '1.15',
    letterSpacing: '-0.018em',
  },
  text: { margin: '0 0 16px', color: colors.ink2, fontSize: '16px', lineHeight: '1.55' },
  team: { margin: '24px 0 0', color: colors.muted, fontSize: '14px', lineHeight: '1.55' },
  foot: { margin: '20px 4px 0', color: colors.muted, fontSize: '13px', lineHeight: '1.6' },
  link: { color: colors.link },
} as const;
