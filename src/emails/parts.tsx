import { Button, Link, Section, Text } from '@react-email/components';
import type { ReactNode } from 'react';
import type { Locale } from '#domain/locale.ts';
import { m } from '#texts/any-language.js';
import { codeFont, colors, textFont } from './theme.ts';

export function Paragraph({ children }: { children: ReactNode }) {
  return (
    <Text className="ink-2" style={styles.text}>
      {children}
    </Text>
  );
}

export function Note({ children }: { children: ReactNode }) {
  return (
    <Text className="muted" style={styles.note}>
      {children}
    </Text>
  );
}

/** The one action of a letter, with its address in clear for whoever can't press it. */
export function Action({ href, locale, children }: { href: string; locale: Locale; children: ReactNode }) {
  return (
    <Section style={styles.action}>
      <Button href={href} className="button" style={styles.button}>
        {children}
      </Button>
      <Text className="muted plain-skip" style={styles.fallback}>
        {m.letters_button_fallback({}, { locale })}
        <br />
        <Link href={href} className="link" style={styles.link}>
          {href}
        </Link>
      </Text>
    </Section>
  );
}

/** A link within a text. */
export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} className="link" style={styles.link}>
      {children}
    </Link>
  );
}

/** A code to type, in large spaced characters. */
export function Code({ children }: { children: string }) {
  return (
    <Text className="sunken ink" style={styles.code}>
      {children}
    </Text>
  );
}

type Fact = readonly [word: string, value: ReactNode, ...small: ReactNode[]];

/** Words and values in two columns, with what stands small below a value; a fact without a value is left out. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <table className="sunken" role="presentation" cellPadding="0" cellSpacing="0" style={styles.facts}>
      <tbody>
        {facts.map(([word, value, ...small]) =>
          value ? (
            <tr key={word}>
              <td className="muted" style={styles.word}>
                <span className="word">{word}</span>
              </td>
              <td className="ink" style={styles.value}>
                {value}
                {small.map((line, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: lines never move
                  <div key={place} className="muted" style={styles.small}>
                    {line}
                  </div>
                ))}
              </td>
            </tr>
          ) : null,
        )}
      </tbody>
    </table>
  );
}

/** What a person wrote, with its line breaks and nothing else. */
export function Quote({ children }: { children: string }) {
  const lines = children.split(/\r\n|\r|\n/);
  return (
    <Text className="sunken ink" style={styles.quote}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines never move, and two may be equal
        <span key={index}>
          {index > 0 ? <br /> : null}
          {line}
        </span>
      ))}
    </Text>
  );
}

const styles = {
  text: { margin: '0 0 16px', color: colors.ink2, fontSize: '16px', lineHeight: '1.55' },
  note: { margin: '0 0 12px', color: colors.muted, fontSize: '14px', lineHeight: '1.55' },
  action: { margin: '24px 0 8px' },
  button: {
    padding: '14px 24px',
    borderRadius: '8px',
    backgroundColor: colors.primary,
    color: colors.onPrimary,
    fontFamily: textFont,
    fontSize: '16px',
    fontWeight: 600,
    textDecoration: 'none',
  },
  fallback: {
    margin: '16px 0 0',
    color: colors.muted,
    fontSize: '13px',
    lineHeight: '1.5',
    overflowWrap: 'anywhere',
  },
  link: { color: colors.link },
  code: {
    margin: '0 0 20px',
    padding: '18px 12px',
    border: `1px solid ${colors.line}`,
    borderRadius: '8px',
    backgroundColor: colors.sunken,
    color: colors.ink,
    fontFamily: codeFont,
    fontSize: '28px',
    fontWeight: 600,
    letterSpacing: '0.18em',
    textAlign: 'center',
  },
  small: { color: colors.muted, fontSize: '13px', fontWeight: 400 },
  facts: {
    width: '100%',
    margin: '0 0 20px',
    padding: '8px 16px',
    border: `1px solid ${colors.line}`,
    borderRadius: '8px',
    backgroundColor: colors.sunken,
    fontSize: '15px',
    lineHeight: '1.5',
  },
  word: { padding: '5px 16px 5px 0', color: colors.muted, verticalAlign: 'top', whiteSpace: 'nowrap' },
  value: { width: '100%', padding: '5px 0', color: colors.ink, fontWeight: 600, overflowWrap: 'anywhere' },
  quote: {
    margin: '0 0 20px',
    padding: '14px 16px',
    border: `1px solid ${colors.line}`,
    borderRadius: '8px',
    backgroundColor: colors.sunken,
    color: colors.ink,
    fontSize: '15px',
    lineHeight: '1.55',
    overflowWrap: 'anywhere',
  },
} as const;
