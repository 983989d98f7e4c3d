import { htmlPolicyName } from '#domain/product.ts';

/** The headers of every answer (security B1, B3, B4); pages get their nonce. */
export function securityHeaders(options: {
  nonce?: string;
  isHttps: boolean;
  allowsWasm: boolean;
  /** Where pictures and videos of people are read, beside this site. */
  filesOrigin?: string | undefined;
  /** Whether the page hears of changes of its own files, from a line that is at another port. */
  hearsOfChanges?: boolean;
}): Record<string, string> {
  const headers: Record<string, string> = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(self), microphone=(self), geolocation=(), payment=()',
    'x-frame-options': 'DENY',
  };
  if (options.isHttps) headers['strict-transport-security'] = 'max-age=63072000; includeSubDomains';
  headers['content-security-policy'] = options.nonce ? pagePolicy(options.nonce, options) : apiPolicy;
  if (options.nonce) headers['content-security-policy-report-only'] = trustedTypes;
  return headers;
}

/**
 * Markup and scripts reach a page by our own policy and by what the page's default policy lets through (security B2);
 * `ProseMirrorClipboard` is the editor's. The browser reports what does not, and lets it happen.
 */
const trustedTypes = `require-trusted-types-for 'script'; trusted-types ${htmlPolicyName} default ProseMirrorClipboard`;

const apiPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";

function pagePolicy(
  nonce: string,
  options: {
    isHttps: boolean;
    allowsWasm: boolean;
    filesOrigin?: string | undefined;
    hearsOfChanges?: boolean;
  },
): string {
  const files = options.filesOrigin ? ` ${options.filesOrigin}` : '';
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${options.allowsWasm ? " 'wasm-unsafe-eval'" : ''}`,
    "style-src 'self'",
    `style-src-elem 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${files}`,
    `media-src 'self' blob:${files}`,
    "font-src 'self'",
    `connect-src 'self'${options.hearsOfChanges ? ' ws:' : ''}`,
    "worker-src 'self' blob:",
    // A PDF that the page holds is printed from a frame.
    'frame-src blob:',
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(options.isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
