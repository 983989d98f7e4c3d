import { useMemo } from 'react';
import { htmlPolicyName } from '#domain/product.ts';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML(html: string): string },
  ): { createHTML(html: string): string };
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

/** The one door by which a text of ours becomes markup; what any other code writes into a page is reported. */
const policy = trustedTypes?.createPolicy(htmlPolicyName, { createHTML: (html) => html });

/** Markup that the server sanitised, at write and at render; nothing else may be given to it. */
export function SanitisedHtml({
  html,
  ...look
}: {
  html: string;
  className?: string;
  lang?: string | undefined;
  dir?: 'auto' | 'ltr' | 'rtl';
}) {
  // The same object for the same text: otherwise React writes it anew with each drawing.
  const inner = useMemo(() => ({ __html: policy ? policy.createHTML(html) : html }), [html]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server
  return <div {...look} dangerouslySetInnerHTML={inner} />;
}

/**
 * Runs in the page, as text, before everything else: the default policy lets through what libraries need. That is an
 * empty script (React makes its scripts out of it), text without markup (data blocks), documents that nothing runs in
 * (the editor's), and scripts and workers of our own. An answer of `null` is reported, an error would break the page;
 * only who asks the policy itself gets one, and makes a policy of its own then (the editor's clipboard). zod is told before
 * its first schema that no code is made from text here, which it would try for speed.
 */
export const trustedTypesScript =
  'globalThis.__zod_globalConfig={jitless:true};' +
  'window.trustedTypes&&trustedTypes.createPolicy("default",{' +
  'createHTML:function(h,t,s){if(!s)throw new TypeError("Not for this");' +
  'return h.indexOf("<")<0||h==="<script></"+"script>"||s==="DOMParser parseFromString"?h:null},' +
  'createScriptURL:function(u){var a=new URL(u,location.href);return a.origin===location.origin&&' +
  '(a.protocol==="blob:"||a.pathname.indexOf("/assets/")===0||a.pathname==="/sw.js")?u:null}});';
