import { createTransport } from 'nodemailer';
import type { Config } from './config.ts';
import type { OutboxLetter } from './mail-table.ts';

type SentLetter = Pick<OutboxLetter, 'toAddress' | 'subject' | 'html' | 'text' | 'messageId' | 'headers'>;

export interface Mailer {
  send(letter: SentLetter): Promise<void>;
  /** Whether the mail server takes letters now. */
  answers(): Promise<boolean>;
  close(): void;
}

type MailSettings = Pick<Config, 'smtpUrl' | 'mailFrom' | 'mailConnections'>;

/**
 * The connections to the mail server of `SMTP_URL`, opened with the first letters and kept for the next ones; without
 * one every letter fails. Close it at the end.
 */
export function openMailer({ smtpUrl, mailFrom, mailConnections }: MailSettings): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: mailConnections,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 60_000,
    // What stands in a letter is text; a path or an address in it is never opened.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ toAddress, subject, html, text, messageId, headers }) {
      const { replyTo, unsubscribeUrl, calendar } = headers;
      await transport.sendMail({
        from: mailFrom,
        to: { name: '', address: toAddress },
        ...(replyTo && { replyTo: { name: '', address: replyTo } }),
        subject,
        html,
        text,
        messageId,
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(unsubscribeUrl && unsubscribeHeaders(unsubscribeUrl)),
        },
        ...(calendar && { icalEvent: { method: calendar.method, content: calendar.content } }),
      });
    },
    answers: () =>
      transport.verify().then(
        () => true,
        () => false,
      ),
    close: () => transport.close(),
  };
}

/** The server refuses this recipient or this letter itself, so that no further attempt can help. */
export function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, responseCode = 0 } = error as Error & { code?: string; responseCode?: number };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500 && responseCode < 600;
}

/** One-click unsubscribing (RFC 8058). */
function unsubscribeHeaders(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
